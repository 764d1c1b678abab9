import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { shownName } from '../../format/page-speech.ts'
import { headlineMarkOf } from '../../reading/mark.ts'
import type { FormulaReading } from '../../reading/request.ts'
import { usualReportIn } from '../../reading/usual.ts'
import { DecorativeIcon, type IconName } from '../../ui/icons.tsx'
import { useThumb, useTouch } from '../../ui/use-wide.ts'
import { actionWords as say } from '../../words/es/results.ts'
import { barWords } from '../../words/es/thumb-bar.ts'
import { LazyAddButton, LazyNewButton } from './later.ts'
import * as barCss from './thumb-bar.module.css'
import type { BenchState } from './use-bench.ts'
import { useFieldInHand } from './use-field-in-hand.ts'
import { useReach } from './use-reach.ts'

const SumKeys = lazy(() => import('./sum-keys.tsx').then((it) => ({ default: it.SumKeys })))

/** What comes first, in words; leads to it and to the advice beneath. */
function VerdictRow({
  reading: { overview },
  odd,
  onShow,
}: {
  readonly reading: FormulaReading
  readonly odd: string | undefined
  readonly onShow: () => void
}) {
  if (!overview) return null
  const { shape, tone } = headlineMarkOf(overview)
  return (
    <button type="button" className={barCss.verdict} data-part="summary-bar" data-tone={tone} onClick={onShow}>
      <span className={barCss.shape} aria-hidden="true">
        {shape}
      </span>
      <span className={barCss.text}>
        {overview.headline}
        {odd === undefined ? null : <span className={barCss.odd}> {barWords.unusual(shownName(odd))}</span>}
      </span>
      <DecorativeIcon name="chevron" />
    </button>
  )
}

interface ActionProps {
  readonly icon: IconName
  readonly isPrimary?: boolean
  readonly run: () => void
  readonly children: ReactNode
}

const Action = ({ icon, isPrimary, run, children }: ActionProps) => (
  <button type="button" className={isPrimary ? 'button primary' : 'button'} onClick={run}>
    <DecorativeIcon name={icon} />
    {children}
  </button>
)

/** What is done with a formula; where there is none of one's own yet, how to bring it in. */
const Actions = ({ bench }: { readonly bench: BenchState }) =>
  bench.formula.lines.length === 0 ? (
    <>
      <Action icon="copy" isPrimary run={() => bench.open({ sheet: 'paste' })}>
        {barWords.paste}
      </Action>
      <Suspense fallback={<span className="button">{barWords.new}</span>}>
        <LazyNewButton workshop={bench.workshop} className="button" isUpward />
      </Suspense>
    </>
  ) : (
    <>
      <Action icon="scale" isPrimary={!bench.hasDeed} run={() => bench.open({ sheet: 'balance' })}>
        {say.balance}
      </Action>
      <Action icon="pot" run={() => bench.open({ sheet: 'kitchen' })}>
        {say.kitchen}
      </Action>
      <Suspense fallback={<span className="button">{barWords.add}</span>}>
        <LazyAddButton
          workshop={bench.workshop}
          onLine={() => bench.table.current.add()}
          onPaste={() => bench.open({ sheet: 'paste' })}
        />
      </Suspense>
    </>
  )

/**
 * Where the thumb is: the verdict and what is done most, while the list scrolls above. While a weight is typed with fingers,
 * the signs to reckon with are there too, and where the keypad leaves no room for all of it, in place of the actions.
 */
export function ThumbBar({ bench }: { readonly bench: BenchState }) {
  const isThumb = useThumb()
  const hasKeys = useTouch()
  const field = useFieldInHand()
  const isTyping = hasKeys && field !== undefined
  const place = useRef<HTMLElement>(null)
  useReach(place, isThumb)
  if (!isThumb && !isTyping) return null
  return (
    <section
      ref={place}
      className={barCss.bar}
      data-part="thumb-bar"
      aria-label={barWords.label}
      data-typing={isTyping || undefined}
      data-first={bench.isFirst || undefined}
    >
      {isThumb && !bench.isAlone && bench.formula.lines.length > 0 ? (
        <VerdictRow reading={bench.now} odd={usualReportIn(bench.full.body)?.linea} onShow={bench.showVerdict} />
      ) : null}
      {isTyping ? (
        <Suspense>
          <SumKeys field={field} />
        </Suspense>
      ) : null}
      {isThumb && !bench.isBare ? (
        <div className={barCss.actions}>
          <Actions bench={bench} />
        </div>
      ) : null}
    </section>
  )
}
