import { capitaliseName, type LegalBlock, type WrittenName } from '@obrador/engine'
import { calledName } from '../format/called-name.ts'
import { numberWithUnit } from '../format/numbers.ts'
import { listText, numberText } from '../format/page-speech.ts'
import { type CloseLaw, varyText } from '../reading/law-chip.ts'
import { legalWords as say } from '../words/es/panels.ts'
import * as legalCss from './legal.module.css'
import { SpanishName } from './spanish-name.tsx'

const SIGNS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '>': '>', '<': '<' }

interface Props {
  readonly legal: LegalBlock
  /** Conditions that the next purchase could decide otherwise. */
  readonly close: CloseLaw
  /** The name that its maker wrote, where the formula may not bear it. */
  readonly denied?: WrittenName
}

/** What the law lets a formula be called, condition by condition. */
export function LegalText({ legal, close, denied }: Props) {
  const { cumple, denominacion, condiciones, alternativas, siAdemas, nombre, objecion } = legal
  const sentence =
    cumple === null
      ? say.open(denominacion, listText(siAdemas, 'y'))
      : cumple
        ? say.may(denominacion)
        : capitaliseName(objecion ?? say.mayNot(denominacion))
  return (
    <section className={legalCss.legal} aria-label={say.heading}>
      {denied?.partes.map(({ cumple: holds, frase }) => (holds === false ? <p key={frase}>{frase}</p> : null))}
      <p>
        <SpanishName text={sentence} name={denominacion} />
      </p>
      {nombre !== undefined && nombre !== denominacion ? (
        <p>
          <SpanishName text={say.printed(nombre)} name={nombre} />
        </p>
      ) : null}
      <ul className={legalCss.conditions}>
        {condiciones.map(({ id, etiqueta, valor, operador, umbral, unidad, cumple: met, norma }, at) => {
          const may = close.get(at)
          return (
            <li
              key={`${id}${operador}${umbral}${norma}`}
              data-met={String(met)}
              data-close={may !== undefined || undefined}
              title={norma}
            >
              {say.condition(
                etiqueta,
                valor === undefined ? '' : numberWithUnit(valor, unidad, 2),
                SIGNS[operador] ?? operador,
                `${numberText(umbral)} ${unidad}`.trim(),
              )}
              {may === undefined ? null : varyText(may)}
            </li>
          )
        })}
      </ul>
      {alternativas.length > 0 ? (
        <p className="muted">{say.also(listText(alternativas.map(calledName), 'y'))}</p>
      ) : null}
    </section>
  )
}
