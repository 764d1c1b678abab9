import { capitalise, list } from '@obrador/engine'
import { useId } from 'react'
import type { OnLabel } from '../../model/mentions.ts'
import { wordsIn } from '../../reading/on-label.ts'
import { said as say } from '../../words/es/label-desk.ts'
import { gauges } from '../../words/es/results.ts'
import * as labelCss from './label.module.css'
import '../../ui/style/controls.css'

type Tone = 'sure' | 'open' | 'bad'
const SHAPES: Readonly<Record<Tone, string>> = {
  sure: gauges.shape.in,
  open: gauges.close.in,
  bad: gauges.shape.under,
}

interface Told {
  readonly term: string
  readonly tone: Tone
  readonly text: string
  readonly reasons: readonly string[]
}

function nameTold({ label, stated, name, isMisnamed }: OnLabel): Told {
  const { legal } = label
  // What no law names is described by its maker: until then it is only what the formula is called.
  const isOpen = legal ? legal.cumple === null || legal.siAdemas.length > 0 : (stated.name ?? '').trim() === ''
  const tone = isMisnamed ? 'bad' : isOpen ? 'open' : 'sure'
  return {
    term: say.name,
    tone: name === '' ? 'bad' : tone,
    text: name || say.noName,
    reasons: legal
      ? [
          ...(isMisnamed ? [capitalise(legal.objecion ?? '')] : []),
          ...legal.siAdemas.map(capitalise),
          ...legal.obligatorio.map((one) => capitalise(String(one))),
        ]
      : [say.nameHelp],
  }
}

function allergensTold({ label }: OnLabel): Told {
  const { sinDato } = label.alergenos
  return {
    term: say.allergens,
    tone: sinDato.length > 0 ? 'bad' : 'sure',
    text: [say.bold(list(wordsIn(label), 'y')), ...(sinDato.length > 0 ? [say.unknown(list(sinDato, 'y'))] : [])].join(
      '; ',
    ),
    reasons: [label.alergenos.texto],
  }
}

function nutritionTold({ label }: OnLabel): Told {
  const beyond = Object.values(label.nutricion.por100g).filter(({ duda }) => duda?.puedeExceder)
  const listed = list(
    beyond.map(({ etiqueta }) => etiqueta.toLowerCase()),
    'y',
  )
  return {
    term: say.nutrition,
    tone: beyond.length > 0 ? 'open' : 'sure',
    text: beyond.length > 0 ? say.beyond(listed) : say.calculated,
    reasons: [label.base.texto, label.nota],
  }
}

function ingredientsTold({ label }: OnLabel): Told {
  const { lista, omitidos } = label.ingredientes
  const compounds = lista.filter(({ ingredientes }) => ingredientes).length
  return {
    term: say.ingredients,
    tone: label.warnings.length > 0 ? 'open' : 'sure',
    text: say.count(lista.length, compounds),
    reasons: [...label.warnings, ...omitidos.map(({ nombre, motivo }) => `${nombre}: ${motivo}`)],
  }
}

function keepingTold({ label: { seguridadAlimentaria: safety } }: OnLabel): Told[] {
  if (!safety) return []
  return [
    {
      term: say.keeping,
      tone: safety.clase === '0' ? 'bad' : safety.preguntas.length > 0 ? 'open' : 'sure',
      text: `${safety.etiqueta}, ${safety.temperatura}`,
      reasons: [safety.frase, ...safety.preguntas],
    },
  ]
}

function Row({ term, tone, text, reasons }: Told) {
  const id = useId()
  return (
    <li className={labelCss.saidRow}>
      <span className={labelCss.saidShape} data-tone={tone} aria-hidden="true">
        {SHAPES[tone]}
      </span>
      <span className={labelCss.saidTerm} id={id}>
        {term}
      </span>
      <span>{text}</span>
      {reasons.length > 0 ? (
        <details className={labelCss.saidWhy}>
          <summary aria-describedby={id}>{say.why}</summary>
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}

interface Props {
  readonly of: 'formula' | 'piece'
  readonly on: OnLabel
}

/** What a formula or a piece says of itself on a label: each with how sure it is, and why. */
export function SaidCard({ of, on }: Props) {
  const rows = [nameTold(on), ingredientsTold(on), allergensTold(on), nutritionTold(on), ...keepingTold(on)]
  return (
    <section className="card" aria-labelledby="said">
      <header className="card-head">
        <h2 id="said">{say.title[of]}</h2>
      </header>
      <ul>
        {rows.map((row) => (
          <Row key={row.term} {...row} />
        ))}
      </ul>
    </section>
  )
}
