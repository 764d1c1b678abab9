import { dataSources } from '@obrador/engine'
import { explainedText, loadExplanations } from '../engine/explanations.ts'
import { numberWithUnit } from '../format/numbers.ts'
import { shownName } from '../format/page-speech.ts'
import { originWords as say } from '../words/es/origin.ts'
import * as originCss from './origin.module.css'

/** How a figure came about, as the engine explains it. */
export interface FigureExplanationCard {
  readonly etiqueta: string
  readonly unidad: string
  readonly formula: string
  readonly valor: number
  readonly contribuciones?: readonly { readonly ingrediente: string; readonly aporte: number }[]
  readonly fuentes: readonly { readonly clave: string }[]
}

interface Props {
  readonly explanation: FigureExplanationCard
  readonly decimals: number
}

const titleOf = (key: string): string =>
  Object.hasOwn(dataSources, key) ? dataSources[key as keyof typeof dataSources].title : key

/** «¿De dónde sale?»: what each ingredient puts in, the formula in words, and who says so. */
function FigureOrigin({ explanation, decimals }: Props) {
  const { etiqueta, unidad, formula, contribuciones, fuentes } = explanation
  const parts = (contribuciones ?? [])
    .filter(({ aporte }) => Math.abs(aporte) >= 10 ** -(decimals + 1))
    .toSorted((a, b) => Math.abs(b.aporte) - Math.abs(a.aporte))
  const largest = Math.abs(parts[0]?.aporte ?? 1)
  return (
    <div className={originCss.origin} data-part="origin">
      <h3>{say.of(etiqueta)}</h3>
      {parts.length > 0 ? (
        <ul className={originCss.parts} data-part="parts" aria-label={say.parts}>
          {parts.map(({ ingrediente, aporte }, index) => (
            // Two lines may bear the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew with every reading.
            <li key={`${ingrediente}${index}`}>
              <span>{shownName(ingrediente)}</span>
              <span className={originCss.partBar} aria-hidden="true">
                <span style={{ width: `${(100 * Math.abs(aporte)) / largest}%` }} />
              </span>
              <span className="figure">{numberWithUnit(aporte, unidad, decimals)}</span>
            </li>
          ))}
        </ul>
      ) : contribuciones ? null : (
        <p>{say.blend}</p>
      )}
      <p>
        <strong>{say.formula}</strong> {explainedText(formula)}.
      </p>
      <p className={originCss.sources} data-part="sources">
        <strong>{say.sources}</strong> {fuentes.map(({ clave }) => explainedText(titleOf(clave))).join(' · ')}
      </p>
    </div>
  )
}

/** The origin of figures, with the words of the page for it. */
export async function loadOrigin() {
  await loadExplanations()
  return { default: FigureOrigin }
}
