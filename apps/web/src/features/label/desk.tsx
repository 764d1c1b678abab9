import { type ReactNode, useRef, useState } from 'react'
import { listText, shownName } from '../../format/page-speech.ts'
import { quotedText } from '../../format/with-article.ts'
import type { CraftId } from '../../model/formula.ts'
import type { WorkshopHabits } from '../../model/habits.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import {
  deniedPartsOf,
  isLabelUnfit,
  type LabelMention,
  mayBeSold,
  missingMentionsIn,
  type OnLabel,
  openPartsOf,
  untoldInTable,
} from '../../model/mentions.ts'
import { fontPointsOf, MM_PER_PX, paperOfId } from '../../model/paper.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import * as verdictCss from '../../views/verdict.module.css'
import { counterWords } from '../../words/es/counter.ts'
import { mentionNames, nameCardWords, paperWords, labelPageWords as say } from '../../words/es/label-desk.ts'
import { gaugeWords } from '../../words/es/results.ts'
import { fitsOnPaper, labelChecksOf, laidOut } from './checks.ts'
import * as labelCss from './label.module.css'
import { LabelPaper } from './label-paper.tsx'
import { MentionsCard } from './mentions-card.tsx'
import { NameCard, type OfferedChange } from './name-card.tsx'
import { PAPER_VIEWS, PaperCard, type PaperView } from './paper-card.tsx'
import { PrintedLabels } from './prints.tsx'
import { StatedCard, type StatedChange } from './stated-card.tsx'
import { useSize } from './use-size.ts'
import { WordsCard } from './words-card.tsx'
import '../../ui/style/controls.css'

interface Props {
  /** What it is the label of, and the way back to it. */
  readonly of: 'formula' | 'piece' | 'batch'
  readonly crumbs: ReactNode
  readonly craft?: CraftId
  /** None of what cannot be read yet. */
  readonly on: OnLabel | undefined
  readonly habits: WorkshopHabits
  readonly onChange: (change: StatedChange) => void
  /** What a name is calculated as. */
  readonly readAs: (name: string) => string | undefined
  readonly onRename?: (written: string, name: string) => void
  /** The technical sheet, where it is printed from here. */
  readonly sheet?: ReactNode
  /** Packets that somebody has still to look at. */
  readonly packets?: ReactNode
  /** Batches whose lot it may bear. */
  readonly batches?: readonly MadeBatch[]
  /** The grams that would let it bear the name that is written, and what puts them. */
  readonly change?: OfferedChange | undefined
  readonly onPut?: (lines: OfferedChange['lineas']) => void
}

const namesOf = (all: readonly LabelMention[]): string =>
  listText(
    all.map((one) => mentionNames[one]),
    'y',
  )

/** How the label stands, in one sentence: what the law forbids first, then what is missing. */
function sentenceOf(on: OnLabel): {
  readonly tone: 'good' | 'look' | 'bad'
  readonly shape: string
  readonly text: string
} {
  const { legal } = on.label
  const missing = missingMentionsIn(on)
  const bad = (text: string) => ({ tone: 'bad' as const, shape: gaugeWords.shape.under, text })
  const look = (text: string) => ({ tone: 'look' as const, shape: gaugeWords.close.in, text })
  if (!mayBeSold(on.label)) return bad(say.unsaleable)
  const denied = deniedPartsOf(on.label)
  if (on.isMisnamed)
    return bad(say.misnamed(denied.length > 0 ? nameCardWords.denied(denied) : (legal?.objecion ?? '')))
  if (missing.length > 0) return bad(say.missing(missing.length, namesOf(missing)))
  const untold = untoldInTable(on)
  if (untold.length > 0)
    return bad(
      say.untold(
        listText(
          untold.map((name) => quotedText(shownName(name))),
          'y',
        ),
      ),
    )
  const unproven = openPartsOf(on.label)
  if (unproven.length > 0) return look(say.unproven(listText(unproven.map(quotedText), 'y')))
  const besides = legal?.siAdemas ?? []
  if (besides.length > 0) return look(say.depends(listText(besides, 'y')))
  return { tone: 'good', shape: gaugeWords.shape.in, text: say.complete }
}

/** More than any sheet that a workshop prints at once. */
const MOST_COPIES = 500
/** A roll is cut at half a millimetre. */
const CUT = 2

/** A label that can be stuck: what is known, what the maker adds, and the label at its size. */
export function LabelDesk({
  of,
  crumbs,
  craft,
  on,
  habits,
  onChange,
  readAs,
  onRename,
  sheet,
  packets,
  batches,
  change,
  onPut,
}: Props) {
  const [view, setView] = useState<PaperView>('real')
  const [copies, setCopies] = useState(1)
  const table = useRef<HTMLDivElement>(null)
  const run = useRef<HTMLDivElement>(null)
  const [asTable, asRun] = [useSize(table), useSize(run)]
  const paper = paperOfId(habits)
  const points = fontPointsOf(habits)

  const head = (
    <p className={`muted ${labelCss.crumbs}`}>
      {crumbs} <DecorativeIcon name="chevron" /> {say.back}
    </p>
  )
  if (!on) {
    return (
      <div className={`${pageCss.page} ${labelCss.page}`} data-craft={craft}>
        {head}
        <h1>{say.title}</h1>
        <p className="lead">{say.none[of]}</p>
      </div>
    )
  }

  const laid = laidOut(paper, (asTable?.height ?? 0) * MM_PER_PX, (asRun?.height ?? 0) * MM_PER_PX)
  const { needed, isLinear } = laid
  const height = paper.height ?? Math.ceil(CUT * needed) / CUT
  const isDraft = isLabelUnfit(on) || !fitsOnPaper(paper, needed)
  const sentence = sentenceOf(on)
  const missing = missingMentionsIn(on)
  const label = <LabelPaper on={on} paper={paper} points={points} isDraft={isDraft} isLinear={isLinear} />
  return (
    <div className={`${pageCss.page} ${labelCss.page}`} data-craft={craft} data-view={view}>
      <header className={labelCss.head}>
        <div>
          {head}
          <h1>{say.title}</h1>
        </div>
        <div className={labelCss.print}>
          <PageLink to="alergenos" className="button">
            {counterWords.link}
          </PageLink>
          <button type="button" className="button primary" onClick={() => print()}>
            <DecorativeIcon name="print" />
            {view === 'sheet' ? say.printSheet : say.print}
          </button>
          {view === 'sheet' ? null : (
            <span className={labelCss.copies}>
              <QuantityInput
                label={say.copies}
                value={copies}
                onChange={(typed) => setCopies(Math.min(MOST_COPIES, Math.max(1, Math.round(typed))))}
              />
              <span aria-hidden="true">{say.copiesUnit}</span>
            </span>
          )}
        </div>
        <p className={labelCss.signed}>{say.signed}</p>
      </header>
      <section
        className={verdictCss.verdict}
        data-part="verdict"
        data-tone={sentence.tone}
        aria-label={say.state}
        aria-live="polite"
      >
        <span className={verdictCss.shape} data-part="verdict-shape" aria-hidden="true">
          {sentence.shape}
        </span>
        <p className={verdictCss.text} data-part="verdict-text">
          {sentence.text}
        </p>
      </section>
      <div className={labelCss.columns}>
        <div className={labelCss.view} id="label-view">
          <PaperCard
            views={sheet ? PAPER_VIEWS : PAPER_VIEWS.filter((one) => one !== 'sheet')}
            view={view}
            habits={habits}
            paper={paper}
            height={height}
            checks={labelChecksOf(on, paper, points, laid)}
            onView={setView}
          >
            {view === 'sheet' ? sheet : label}
          </PaperCard>
        </div>
        <div className={labelCss.forms}>
          <NameCard on={on} change={change} onPut={onPut} onChange={onChange} />
          <MentionsCard on={on} />
          {packets}
          <StatedCard on={on} habits={habits} onChange={onChange} batches={batches} />
          <WordsCard on={on} readAs={readAs} onRename={onRename} />
        </div>
      </div>
      {/* As tall as what it says, whatever is looked at: the paper of a roll is cut there, and other papers must hold it. */}
      <div className={labelCss.measured} aria-hidden="true">
        {[table, run].map((measured) => (
          <div key={measured === run ? 'run' : 'table'} ref={measured}>
            <LabelPaper
              on={on}
              paper={{ width: paper.width }}
              points={points}
              isDraft={false}
              isLinear={measured === run}
            />
          </div>
        ))}
      </div>
      <a className={verdictCss.summaryBar} data-part="summary-bar" href="#label-view" data-tone={sentence.tone}>
        <span className={verdictCss.summaryShape} aria-hidden="true">
          {sentence.shape}
        </span>
        <span className={verdictCss.summaryText}>{missing.length === 0 ? say.full : say.some(missing.length)}</span>
        <span className={verdictCss.summaryWorst}>
          {isDraft ? say.draft : paperWords.shortSize(paper.width, height)}
        </span>
      </a>
      {view === 'sheet' ? (
        sheet
      ) : (
        <PrintedLabels paper={paper} height={height} copies={copies}>
          {label}
        </PrintedLabels>
      )}
    </div>
  )
}
