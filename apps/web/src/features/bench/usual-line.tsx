import { capitaliseName, type UsualReport } from '@obrador/engine'
import { numberText, shownName } from '../../format/page-speech.ts'
import type { TableLine } from '../../model/formula.ts'
import type { ScreenVerdict } from '../../reading/law.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import type { PublishedName } from '../../views/type-map.tsx'
import { usualLineWords as say } from '../../words/es/usual.ts'
import * as usualCss from './usual.module.css'

interface Props {
  readonly habitual: UsualReport
  readonly overview: ScreenVerdict
  readonly lines: readonly TableLine[]
  readonly onLine: (line: TableLine) => void
  readonly onCompare: (published: PublishedName) => void
}

/** Under ten grams a tenth matters. */
const grams = (weight: number): string => numberText(weight, weight < 10 ? 1 : 0)

/** Tenths of the published from which it is worth saying that it is rarer. */
const MOSTLY = 5

/** The usual grams of a line, while its field has the focus. */
export const UsualGrams = ({ range: [least, most] }: { readonly range: readonly [number, number] }) => (
  <span className={usualCss.grams} data-part="usual-grams">
    {say.gramsOf(grams(least), grams(most))}
  </span>
)

/** Said quietly, and never as a fault: the amount that is odd, and the published formulas that this one resembles. */
export function UsualLine({ habitual, overview, lines, onLine, onCompare }: Props) {
  const { pocoHabitual, frase, linea, seParece, falta, rareza } = habitual
  const isRight = overview.verdict === 'equilibrada'
  // What was forgotten is asked among the advice.
  if (!pocoHabitual || frase === undefined || falta) return null
  const line = lines.find(({ name }) => name === linea)
  const sentence = capitaliseName(frase)
  const tenths = Math.floor(rareza.percentil / 10)
  return (
    <div className={usualCss.usual} data-part="usual-line">
      <p>
        {isRight && linea !== undefined ? <strong>{say.unusual} </strong> : null}
        {line ? (
          <button
            type="button"
            className={usualCss.sentence}
            onClick={() => onLine(line)}
            title={say.toLine(shownName(line.name))}
          >
            {sentence}
          </button>
        ) : (
          sentence
        )}
        {isRight && line && tenths >= MOSTLY ? <span className="muted"> {say.rarer(tenths)}</span> : null}
      </p>
      {isRight && seParece.length > 0 ? (
        <div className={usualCss.alike} data-part="usual-alike">
          <span className="muted">{say.alike}</span>
          {seParece.slice(0, 2).map(({ titulo, autor }) => (
            <button
              key={`${titulo} ${autor ?? ''}`}
              type="button"
              className={usualCss.chip}
              title={say.compareWith(titulo, autor)}
              onClick={() => onCompare({ titulo, ...(autor !== undefined && { autor }) })}
            >
              <span lang="">
                {titulo} {autor === undefined ? null : <span className="muted">{autor}</span>}
              </span>
              <DecorativeIcon name="chevron" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
