import { Suspense, useState } from 'react'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngineWith } from '../../engine/use-engine.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { isSameFormula, type SavedFormula, type TableFormula } from '../../model/formula.ts'
import { screenVerdictOf } from '../../reading/look.ts'
import { readSurely } from '../../reading/prepared.ts'
import { latelyText } from '../../ui/dates.ts'
import { FormulaComparison } from '../../views/comparison.tsx'
import { detailWords as say } from '../../words/es/book.ts'
import * as bookCss from './book.module.css'

interface Props {
  readonly saved: SavedFormula
  readonly device: Pick<DeviceShelf, 'own' | 'norms' | 'prices' | 'habits'>
  readonly onOpen: (formula: TableFormula) => void
  readonly onOthers: () => void
}

function Verdict({ formula, device: { own, norms } }: Pick<Props, 'device'> & { readonly formula: TableFormula }) {
  const engine = useEngineWith(needsOfFormula(formula))
  const reading = readSurely(engine, formula, own, { advice: false, norms })
  if (reading.needs) return null
  const { tone, shape, words } = screenVerdictOf(reading)
  return (
    <span className={bookCss.verdict} data-tone={tone}>
      <span aria-hidden="true">{shape}</span> {words}
    </span>
  )
}

/** The versions of a formula, newest first, and what changed from the one before to the one chosen. */
export function VersionList({ saved, device, onOpen, onOthers }: Props) {
  const { versions, formula } = saved
  const [chosen, setChosen] = useState<number>()
  const last = versions.at(-1)
  if (!last) return <p className="muted">{say.noVersions}</p>
  const isAhead = !isSameFormula(last.formula, formula)
  // What has not been made a version is compared first; else the last one with the one before.
  const at = chosen ?? (isAhead ? versions.length : versions.length - 1)
  const [before, after] = [versions[at - 1], versions[at]]
  const nameAt = (place: number): string => (place < versions.length ? say.theVersion(place + 1) : say.now)
  return (
    <>
      <section aria-label={say.versions}>
        <h3>{say.versions}</h3>
        <ol className={bookCss.versions}>
          {versions
            .map((version, place) => ({ version, place }))
            .toReversed()
            .map(({ version, place }) => (
              <li key={version.at}>
                <button
                  type="button"
                  className={bookCss.version}
                  aria-pressed={place === at}
                  onClick={() => setChosen(place)}
                  onDoubleClick={() => onOpen(version.formula)}
                >
                  <span className={bookCss.versionNumber}>{place + 1}</span>
                  <span>
                    {version.note || say.first}
                    <span className="muted">
                      {latelyText(new Date(version.at))} <Verdict formula={version.formula} device={device} />
                    </span>
                  </span>
                </button>
              </li>
            ))}
        </ol>
        {after && at < versions.length - 1 ? (
          <button type="button" className="button quiet" onClick={() => onOpen(after.formula)}>
            {say.restore(at + 1)}
          </button>
        ) : null}
      </section>
      {before ? (
        <section>
          <div className="card-head">
            <h3>{say.changed(nameAt(at - 1), nameAt(at))}</h3>
            <button type="button" className="button quiet" onClick={onOthers}>
              {say.others}
            </button>
          </div>
          <Suspense>
            <FormulaComparison
              before={before.formula}
              after={after?.formula ?? formula}
              device={device}
              ofOne
              heads={[String(at), after ? String(at + 1) : say.now]}
            />
          </Suspense>
        </section>
      ) : null}
    </>
  )
}
