import type { NameChange, ProductLabel } from '@obrador/engine'
import { useEffect, useState } from 'react'
import { gramsText } from '../../format/numbers.ts'
import { decapitaliseName, listText, numberText } from '../../format/page-speech.ts'
import type { OnLabel } from '../../model/mentions.ts'
import { nameCardWords as say } from '../../words/es/label-desk.ts'
import { gaugeWords } from '../../words/es/results.ts'
import * as labelCss from './label.module.css'
import type { StatedChange } from './stated-card.tsx'
import '../../ui/style/controls.css'

/** The grams that a name asks for, and whether the formula was balanced before. */
export interface OfferedChange extends NameChange {
  readonly wasBalanced: boolean
}

interface Props {
  readonly on: OnLabel
  /** The grams that would let it bear the name, and what puts them. */
  readonly change?: OfferedChange | undefined
  readonly onPut?: ((lines: NameChange['lineas']) => void) | undefined
  readonly onChange: (change: StatedChange) => void
}

/** As long as a name that the engine reads. */
const LONGEST = 200
/** ms after the last key until a name is judged: what is half typed is no name yet. */
const TYPED = 600

/** The label as it was when nobody had typed for a moment: its parts do not move under the hand. */
function useTypedLabel(label: ProductLabel): ProductLabel {
  const [judged, setJudged] = useState(label)
  useEffect(() => {
    const later = setTimeout(() => setJudged(label), TYPED)
    return () => clearTimeout(later)
  }, [label])
  return judged
}

type NamePart = NonNullable<ProductLabel['partesDelNombre']>[number]

const toneOf = ({ cumple }: NamePart): 'good' | 'bad' | 'open' =>
  cumple === true ? 'good' : cumple === false ? 'bad' : 'open'
const SHAPES = { good: gaugeWords.shape.in, bad: gaugeWords.shape.under, open: '?' } as const

/** The name as it stands in its field, with what is refused and what nobody checks underlined. */
function UnderlinedName({ name, parts }: { readonly name: string; readonly parts: readonly NamePart[] }) {
  const marked = parts.filter(({ cumple }) => cumple !== true)
  return (
    <span className={labelCss.underlined} lang="es" aria-hidden="true">
      {marked.map((part, at) => (
        <span key={part.desde}>
          {name.slice(marked[at - 1]?.hasta ?? 0, part.desde)}
          <span data-tone={toneOf(part)}>{name.slice(part.desde, part.hasta)}</span>
        </span>
      ))}
    </span>
  )
}

/** How far a line is from what the name asks for: «faltan 9 g de cacao». */
const shortOf = ({ lineas }: NameChange): string =>
  listText(
    lineas.map(({ ingrediente, antes_g, gramos }) =>
      say.short(gramsText(Math.abs(gramos - antes_g)), decapitaliseName(ingrediente), gramos > antes_g),
    ),
    'y',
  )

interface NameSentence {
  readonly tone: 'good' | 'bad' | 'open'
  readonly text: string
}

function sentenceOf(parts: readonly NamePart[], change: NameChange | undefined): NameSentence {
  const denied = parts.filter(({ cumple }) => cumple === false)
  const asked = new Set(parts.filter(({ cumple }) => cumple === null).map(({ frase }) => frase))
  if (denied.length > 0 && change) return { tone: 'bad', text: say.no(`${shortOf(change)}.`) }
  if (denied.length > 0) return { tone: 'bad', text: say.no(say.denied(denied.map(({ texto }) => texto))) }
  return asked.size > 0 ? { tone: 'open', text: say.if(asked.size) } : { tone: 'good', text: say.may }
}

type NameCondition = NonNullable<NamePart['condiciones']>[number]

/** «Grasa láctea 9,07 % (al menos 8)»: what was measured beside what is asked. */
const figureText = ({ etiqueta, valor = 0, unidad, operador, umbral }: NameCondition): string =>
  say.figure(etiqueta, `${numberText(valor)} ${unidad}`.trim(), operador.startsWith('>'), numberText(umbral))

/** The figures of a part with their articles: those that hold, where it holds; a zero that is a zero tells nothing. */
function PartFigures({ part: { cumple, condiciones = [] } }: { readonly part: NamePart }) {
  const told = condiciones.filter(
    (one) => one.valor !== undefined && one.unidad !== '' && one.umbral > 0 && one.cumple === (cumple ?? one.cumple),
  )
  if (cumple === false || told.length === 0) return null
  return (
    <span className={labelCss.partWhy}>
      {listText(told.map(figureText), 'y')}.{' '}
      <span className="muted">{[...new Set(told.map(({ norma }) => norma))].join(' · ')}</span>
    </span>
  )
}

/** What holds by so little that the next purchase may take it away. */
function HardlyHeld({ parts }: { readonly parts: readonly NamePart[] }) {
  const close = parts.filter(({ vaJusto }) => vaJusto)
  return close.map(({ texto, condiciones = [] }) => {
    const [least] = condiciones
      .filter(({ cumple, umbral }) => cumple === true && umbral > 0)
      .toSorted((a, b) => (a.margen ?? 0) / a.umbral - (b.margen ?? 0) / b.umbral)
    return least?.valor === undefined ? null : (
      <p key={texto} className={labelCss.hardly} data-part="name-hardly">
        <span aria-hidden="true">{gaugeWords.close.in} </span>
        {say.hardly(texto, numberText(least.valor), numberText(least.umbral))}
      </p>
    )
  })
}

/** The grams with which it may be called so, and what becomes of the balance. */
function NameChangeBox({ change }: { readonly change: OfferedChange }) {
  const { lineas, cifras, equilibrada, wasBalanced } = change
  const moved = lineas.map(({ ingrediente, antes_g, gramos }) =>
    say.instead(gramsText(gramos), decapitaliseName(ingrediente), gramsText(antes_g)),
  )
  const [figure] = cifras
  return (
    <p className={labelCss.change} data-part="name-change">
      {say.reaches(listText(moved, 'y'), figure && `${numberText(figure.valor)} ${figure.unidad}`.trim())}{' '}
      {equilibrada ? say.stillBalanced : wasBalanced ? say.unbalanced : null}
    </p>
  )
}

/** One row a phrase, in the order written. */
const PartRow = ({ part }: { readonly part: NamePart }) => (
  <li data-tone={toneOf(part)}>
    <span className={labelCss.partShape} aria-hidden="true">
      {SHAPES[toneOf(part)]}
    </span>
    <span>
      <b lang="es">«{part.texto}»</b> <span className="unseen">{say.tones[toneOf(part)]}</span>
      {part.frase === undefined ? null : <span className={labelCss.partWhy}>{part.frase}</span>}
      <PartFigures part={part} />
    </span>
  </li>
)

/** The names that the formula may bear: the first is offered where the written one may not stand. */
function LawfulNames({
  label,
  isDenied,
  isFirst,
  onChange,
}: Pick<Props, 'onChange'> & {
  readonly label: ProductLabel
  readonly isDenied: boolean
  /** Nothing better is offered: it is what to do. */
  readonly isFirst: boolean
}) {
  const { legal, denominacion } = label
  const names = [...new Set([legal?.nombre, ...(legal?.alternativas ?? [])])].filter(
    (name) => name !== undefined && name !== denominacion,
  )
  const [first, ...others] = names
  const use = (name: string | undefined) => (
    <button
      key={name}
      type="button"
      className={name === first && isFirst ? 'button primary' : name === first && isDenied ? 'button' : 'button quiet'}
      onClick={() => onChange({ name })}
    >
      {say.call(name ?? '')}
    </button>
  )
  if (first === undefined) return null
  const rest = isDenied ? others : names
  return (
    <div className={labelCss.lawful}>
      {isDenied ? use(first) : null}
      {rest.length > 0 ? (
        <details>
          <summary>{say.others}</summary>
          {rest.map(use)}
        </details>
      ) : null}
    </div>
  )
}

/** A name with a part that only its maker can show: it is used when somebody says so, and keeps its «?». */
function UseOpenName({ on: { name, stated }, onChange }: Pick<Props, 'on' | 'onChange'>) {
  if (stated.usedName === name) return <p className="muted">{say.used}</p>
  return (
    <>
      <button type="button" className="button primary" onClick={() => onChange({ usedName: name })}>
        {say.use}
      </button>
      <p className="muted">{say.kept}</p>
    </>
  )
}

/** The name on the label, taken apart: each phrase with what the formula says of it. */
export function NameCard({ on, change: found, onPut, onChange }: Props) {
  const { label, stated } = on
  const typed = stated.name ?? ''
  const judged = useTypedLabel(label)
  const parts = judged.denominacion === typed.trim() ? (judged.partesDelNombre ?? []) : []
  const shown = judged.partesDelNombre ?? []
  const change = judged === label ? found : undefined
  const sentence = sentenceOf(shown, change)
  const isDenied = sentence.tone === 'bad'
  const isCure = change !== undefined && onPut !== undefined && (change.equilibrada || !change.wasBalanced)
  const offset = typed.length - typed.trimStart().length
  return (
    <section className="card" aria-labelledby="label-name" data-part="label-name">
      <h2 id="label-name" className="unseen">
        {say.title}
      </h2>
      <div className={labelCss.named} data-mention="name">
        <label className={`field ${labelCss.nameField}`}>
          {say.title}
          <input
            lang="es"
            value={typed}
            maxLength={LONGEST}
            placeholder={on.name}
            aria-describedby="label-name-said"
            onChange={(event) => onChange({ name: event.target.value || undefined })}
          />
          {offset === 0 ? <UnderlinedName name={typed} parts={parts} /> : null}
        </label>
        <div id="label-name-said" aria-live="polite">
          {shown.length > 0 ? (
            <p className={labelCss.nameSaid} data-tone={sentence.tone} data-part="name-said">
              {sentence.tone === 'good' ? <span aria-hidden="true">{SHAPES.good} </span> : null}
              {sentence.text}
            </p>
          ) : null}
        </div>
        {shown.length > 0 ? (
          <ul className={labelCss.parts} data-part="name-parts">
            {shown.map((part) => (
              <PartRow key={part.desde} part={part} />
            ))}
          </ul>
        ) : null}
        <HardlyHeld parts={shown} />
        {change ? <NameChangeBox change={change} /> : null}
        {isCure ? (
          <button type="button" className="button primary" onClick={() => onPut(change.lineas)}>
            {say.put(
              listText(
                change.lineas.map(({ ingrediente, gramos }) =>
                  say.of(gramsText(gramos), decapitaliseName(ingrediente)),
                ),
                'y',
              ),
            )}
          </button>
        ) : null}
        {sentence.tone === 'open' && shown.length > 0 ? <UseOpenName on={on} onChange={onChange} /> : null}
        <LawfulNames label={judged} isDenied={isDenied} isFirst={isDenied && !isCure} onChange={onChange} />
      </div>
    </section>
  )
}
