import { list } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import { useMemo, useRef, useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { read } from '../craft/request.ts'
import { withDesk } from '../formula/desks.ts'
import { title } from '../messages/bench.ts'
import { mentions, page as say, paper as sayPaper } from '../messages/label-desk.ts'
import { gauges } from '../messages/results.ts'
import { Ficha } from '../pages/ficha.tsx'
import { Icon } from '../parts/icons.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'
import type { Device } from '../state/use-device.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { checksOf, fitsOn } from './checks.ts'
import { LabelPaper } from './label-paper.tsx'
import { type Mention, mayBeSold, missingIn, type OnLabel } from './mentions.ts'
import { MM_PER_PX, paperOf, pointsOf } from './paper.ts'
import { PaperCard, type View } from './paper-card.tsx'
import { Prints } from './prints.tsx'
import { SaidCard } from './said-card.tsx'
import { LABEL_DESK, statedIn } from './stated.ts'
import { type Change, StatedCard } from './stated-card.tsx'
import { useSize } from './use-size.ts'
import { onLabel } from './worded.ts'
import '../style/panels.css'
import '../style/pages.css'
import '../style/piece.css'
import '../style/label.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
}

const namesOf = (all: readonly Mention[]): string =>
  list(
    all.map((one) => mentions[one]),
    'y',
  )

/** How the label stands, in one sentence: what the law forbids first, then what is missing. */
function sentenceOf(on: OnLabel): { readonly tone: 'good' | 'look'; readonly shape: string; readonly text: string } {
  const { legal } = on.label
  const missing = missingIn(on)
  const bad = (text: string) => ({ tone: 'look' as const, shape: gauges.shape.under, text })
  if (!mayBeSold(on.label)) return bad(say.unsaleable)
  if (on.isMisnamed) return bad(say.misnamed(legal?.objecion ?? ''))
  if (missing.length > 0) return bad(say.missing(missing.length, namesOf(missing)))
  const besides = legal?.siAdemas ?? []
  if (besides.length > 0) return { tone: 'look', shape: gauges.close.in, text: say.depends(list(besides, 'y')) }
  return { tone: 'good', shape: gauges.shape.in, text: say.complete }
}

/** More than any sheet that a workshop prints at once. */
const MOST_COPIES = 500
/** A roll is cut at half a millimetre. */
const CUT = 2

/** A label that can be stuck: what the formula says, what the maker adds, and the label at its size. */
export function LabelPage({ craft, workshop, device }: Props) {
  const { formula, edit } = workshop
  const { own, habits } = device
  const [view, setView] = useState<View>('real')
  const [copies, setCopies] = useState(1)
  const measured = useRef<HTMLDivElement>(null)
  const size = useSize(measured)
  const on = useMemo(
    () => onLabel(craft, formula, own, habits, { doubt: nutrientDeviations }),
    [craft, formula, own, habits],
  )
  const overview = useMemo(() => read(craft, formula, own, { advice: false }).overview, [craft, formula, own])
  const paper = paperOf(habits)
  const points = pointsOf(habits)

  const head = (
    <p className="muted crumbs">
      <PageLink to="">{formula.name || title.placeholder}</PageLink> <Icon name="chevron" /> {say.back}
    </p>
  )
  if (!on || !overview) {
    return (
      <div className="page label-page" data-craft={craft.id}>
        {head}
        <h1>{say.title}</h1>
        <p className="lead">{say.none}</p>
      </div>
    )
  }

  const needed = (size?.height ?? 0) * MM_PER_PX
  const height = paper.height ?? Math.ceil(CUT * needed) / CUT
  const isDraft = on.isMisnamed || !mayBeSold(on.label) || !fitsOn(paper, needed)
  const sentence = sentenceOf(on)
  const missing = missingIn(on)
  const change = (typed: Change): void =>
    edit((now) => withDesk(now, LABEL_DESK, { ...statedIn(now), ...typed }), LABEL_DESK)
  const label = <LabelPaper on={on} paper={paper} points={points} isDraft={isDraft} />
  const sheet = (
    <Ficha craft={craft} formula={formula} device={device} overview={overview} withCost={device.printsCost} />
  )
  return (
    <div className="page label-page" data-craft={craft.id} data-view={view}>
      <header className="label-head">
        <div>
          {head}
          <h1>{say.title}</h1>
        </div>
        <div className="label-print">
          <button type="button" className="button primary" onClick={() => print()}>
            <Icon name="print" />
            {view === 'sheet' ? say.printSheet : say.print}
          </button>
          {view === 'sheet' ? null : (
            <span className="copies">
              <QuantityInput
                label={say.copies}
                value={copies}
                onChange={(typed) => setCopies(Math.min(MOST_COPIES, Math.max(1, Math.round(typed))))}
              />
              <span aria-hidden="true">{say.copiesUnit}</span>
            </span>
          )}
        </div>
      </header>
      <section className="verdict" data-tone={sentence.tone} aria-label={say.state} aria-live="polite">
        <span className="verdict-shape" aria-hidden="true">
          {sentence.shape}
        </span>
        <p className="verdict-text">{sentence.text}</p>
      </section>
      <div className="label-columns">
        <div className="label-view" id="label-view">
          <PaperCard
            view={view}
            habits={habits}
            paper={paper}
            height={height}
            checks={checksOf(on, paper, points, needed)}
            onView={setView}
          >
            {view === 'sheet' ? sheet : label}
          </PaperCard>
        </div>
        <div className="label-forms">
          <SaidCard on={on} />
          <StatedCard on={on} habits={habits} onChange={change} />
        </div>
      </div>
      {/* As tall as what it says, whatever is looked at: the paper of a roll is cut there, and other papers must hold it. */}
      <div className="label-measured" aria-hidden="true">
        <div ref={measured}>
          <LabelPaper on={on} paper={{ width: paper.width }} points={points} isDraft={false} />
        </div>
      </div>
      <a className="summary-bar" href="#label-view" data-state={sentence.tone === 'good' ? 'in' : 'under'}>
        <span className="summary-shape" aria-hidden="true">
          {sentence.shape}
        </span>
        <span className="summary-text">{missing.length === 0 ? say.full : say.some(missing.length)}</span>
        <span className="summary-worst">{isDraft ? say.draft : sayPaper.shortSize(paper.width, height)}</span>
      </a>
      {view === 'sheet' ? (
        sheet
      ) : (
        <Prints paper={paper} height={height} copies={copies}>
          {label}
        </Prints>
      )}
    </div>
  )
}
