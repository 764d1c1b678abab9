import { describeCraft } from '@obrador/engine'
import type { AppCraft } from '../../engine/crafts.ts'
import { explainedText, loadExplanations } from '../../engine/explanations.ts'
import { numberText, shownTerm } from '../../format/page-speech.ts'
import * as pageCss from '../../ui/page.module.css'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { scienceWords as say } from '../../words/es/pages.ts'
import * as aboutCss from './about.module.css'
import '../../ui/style/controls.css'

/** How a craft is calculated, from the engine's own tables. */
function SciencePage({ craft, type }: { readonly craft: AppCraft; readonly type: string }) {
  const { label, parametros, tipos } = describeCraft(craft)
  const ranged = parametros.filter(({ clave }) => tipos.some(({ ranges }) => ranges[clave]))
  return (
    <div className={pageCss.page}>
      <header className={pageCss.head}>
        <h1>{say.title(label)}</h1>
        <p>{say.intro}</p>
      </header>
      <section className="card" aria-labelledby="science-parameters">
        <h2 id="science-parameters">{say.parameters}</h2>
        <dl className={aboutCss.definitions} data-part="definitions">
          {parametros.map(({ clave, etiqueta, unidad, formula, fuentes }) => (
            <div key={clave}>
              <dt>
                {shownTerm(etiqueta)}
                {unidad === '' ? null : <span className="muted"> · {shownTerm(unidad)}</span>}
              </dt>
              <dd>
                {explainedText(formula)}.
                <span className={aboutCss.sources} data-part="sources">
                  {' '}
                  {fuentes.map(({ titulo }) => explainedText(titulo)).join(' · ')}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card" aria-labelledby="science-ranges">
        <h2 id="science-ranges">{say.ranges}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself, and the keyboard must reach it. */}
        <section className={aboutCss.scroll} tabIndex={0} aria-label={say.rangesTable}>
          <table className="table">
            <ColumnHeads rows={say.type} figures={ranged.map(({ etiqueta }) => shownTerm(etiqueta))} />
            <tbody>
              {tipos.map(({ id, label: typeLabel, ranges }) => (
                <tr key={id} data-current={id === type || undefined}>
                  <th scope="row">
                    {craft.types[id]?.label ?? typeLabel}
                    {id === type ? <span className="tag">{say.current}</span> : null}
                  </th>
                  {ranged.map(({ clave, decimales }) => {
                    const range = ranges[clave]
                    return (
                      <td key={clave} className="number">
                        {range ? `${numberText(range[0], decimales)} – ${numberText(range[1], decimales)}` : ''}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </div>
  )
}

/** The page, with the words of its language for how figures are worked out. */
export async function loadScience() {
  await loadExplanations()
  return { default: SciencePage }
}
