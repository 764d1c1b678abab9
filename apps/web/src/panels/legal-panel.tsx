import { capitalise, type Legal, list, number } from '@obrador/engine'
import { withUnit } from '../formula/numbers.ts'
import { legal as say } from '../messages/panels.ts'

const SIGNS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '>': '>', '<': '<' }

/** What the law lets a formula be called, condition by condition. */
export function LegalPanel({ legal }: { readonly legal: Legal }) {
  const { cumple, denominacion, condiciones, alternativas, siAdemas, nombre, objecion } = legal
  const sentence =
    cumple === null
      ? say.open(denominacion, list(siAdemas, 'y'))
      : cumple
        ? say.may(denominacion)
        : capitalise(objecion ?? say.mayNot(denominacion))
  return (
    <section className="legal" aria-label={say.heading}>
      <h3>{say.heading}</h3>
      <p>{sentence}</p>
      {nombre !== undefined && nombre !== denominacion ? <p>{say.printed(nombre)}</p> : null}
      <ul className="conditions">
        {condiciones.map(({ id, etiqueta, valor, operador, umbral, unidad, cumple: met, norma }) => (
          <li key={`${id}${operador}${umbral}${norma}`} data-met={String(met)} title={norma}>
            {say.condition(
              etiqueta,
              valor === undefined ? '' : withUnit(valor, unidad, 2),
              SIGNS[operador] ?? operador,
              `${number(umbral)} ${unidad}`.trim(),
            )}
          </li>
        ))}
      </ul>
      {alternativas.length > 0 ? <p className="muted">{say.also(list(alternativas, 'y'))}</p> : null}
    </section>
  )
}
