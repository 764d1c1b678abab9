import type { SackAnswer } from '@obrador/balancer/sack'
import { readLabel } from '@obrador/list/etiqueta'
import { useEffect, useRef, useState } from 'react'
import { draftSack } from '../../../library/commands/drafts.ts'
import { addOwnIngredient, forgetOwnIngredient } from '../../../library/commands/pantry.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { type CraftId, newId } from '../../../model/formula.ts'
import { NO_SACK, type SackDraft } from '../../../model/sack.ts'
import { PageLink } from '../../../routes/page-link.tsx'
import { goToPage, useDocument } from '../../../routes/use-page.ts'
import * as pageCss from '../../../ui/page.module.css'
import { useToast } from '../../../ui/toasts.tsx'
import { sackWords as say } from '../../../words/es/sack.ts'
import { FigureRow, RecipeRow } from './bars.tsx'
import { ItemChips } from './chips.tsx'
import { SackClashes } from './clash.tsx'
import { figuresForCraft } from './figures.ts'
import { SackForm } from './form.tsx'
import { ownIngredientOf } from './kept.ts'
import { SackQuestionCard } from './question.tsx'
import * as sackCss from './sack.module.css'
import { UnknownItem } from './unknown.tsx'
import { useSack } from './use-sack.ts'

interface Props {
  readonly craft: CraftId
  readonly device: DeviceShelf
}

const isEmpty = (draft: SackDraft): boolean => draft.text.trim() === '' && draft.name.trim() === ''

/** A whole sheet pasted fills the table too: what it prints, and apart its list with what it says of allergens. */
function pasted(draft: SackDraft, text: string): SackDraft {
  const { nutrition, listed, warned } = readLabel(text)
  const table = Object.fromEntries(Object.entries(nutrition).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  return Object.keys(table).length === 0
    ? { ...draft, text }
    : {
        ...draft,
        text: listed === '' ? text : [listed.replace(/\.$/, ''), ...warned].join('. '),
        table: { ...draft.table, ...table },
      }
}

/** A moment after the last change it is kept, ms. */
const KEEP_AFTER = 300

/** The label that is being opened: one that was kept, one left half typed, or none. */
function useDraft(device: DeviceShelf) {
  const id = useDocument()
  const kept = device.own.find((one) => one.id === id)
  const [draft, setDraft] = useState<SackDraft>(kept?.sack?.draft ?? device.drafts.sack ?? NO_SACK)
  useEffect(() => {
    const later = setTimeout(() => draftSack(isEmpty(draft) || kept ? undefined : draft), KEEP_AFTER)
    return () => clearTimeout(later)
  }, [draft, kept])
  return { kept, draft, setDraft }
}

interface FiguresProps {
  readonly answer: SackAnswer
  readonly before: SackAnswer | undefined
  readonly craft: CraftId
}

function Figures({ answer, before, craft }: FiguresProps) {
  return (
    <section className="card" aria-labelledby="sack-figures">
      <h2 id="sack-figures">{say.figures}</h2>
      <p className={sackCss.key}>
        <span data-key="sure">{say.sure}</span> <span data-key="likely">{say.likely}</span>{' '}
        <span data-key="mark">{say.likeliest}</span>
      </p>
      <ul>
        {figuresForCraft(answer, craft).map(([key, figure]) => (
          <FigureRow key={key} figure={figure} before={before?.cifras[key]} />
        ))}
      </ul>
      <p className="muted">{say.scale}</p>
    </section>
  )
}

const Recipe = ({ answer: { receta } }: { readonly answer: SackAnswer }) => (
  <section className="card" aria-labelledby="sack-recipe">
    <h2 id="sack-recipe">{say.recipe}</h2>
    <ul>
      {receta.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand in a list twice, and its place is what it is
        <RecipeRow key={at} item={item} />
      ))}
    </ul>
  </section>
)

/** The field that does not fit has the keys, unless somebody is typing. */
function useFocusedClash(field: string | undefined): void {
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea, select, summary') ?? false
    if (field === undefined || isTyping) return
    document.querySelector<HTMLElement>('[data-part=sack] [aria-invalid=true]')?.focus({ preventScroll: true })
  }, [field])
}

/** «Abrir un saco»: what is inside a bought product, by its label, on the device. */
export function SackPage({ craft, device }: Props) {
  const toast = useToast()
  const { kept, draft, setDraft } = useDraft(device)
  const { answer, problem, isWorking } = useSack(draft, craft)
  // Where the bars were before the supplier answered.
  const before = useRef<SackAnswer>(undefined)
  const [isAnswered, setAnswered] = useState(false)
  useFocusedClash(answer?.contradicciones[0]?.campo)
  const choose = (text: string, choice: string | undefined): void =>
    setDraft(({ choices: { [text]: _, ...others }, ...now }) => ({
      ...now,
      choices: choice === undefined ? others : { ...others, [text]: choice },
    }))
  const tell = (told: Partial<SackDraft>): void => setDraft((now) => ({ ...now, ...told }))
  // An answer to the label of before is shown while the next is worked out, and never kept.
  const own = isWorking
    ? undefined
    : answer && ownIngredientOf(kept?.id ?? newId(), draft.name.trim() || say.nameless, answer, draft, kept)

  async function save(): Promise<void> {
    if (!own) return
    const isWritten = await addOwnIngredient([own])
    draftSack(undefined)
    goToPage('despensa')
    if (isWritten) toast({ text: say.saved(own.name), undo: () => void forgetOwnIngredient(own.id, true) })
  }

  const told = problem !== undefined ? problem || say.broken : (answer?.titular ?? say.start)
  const first = isWorking ? say.working : told
  return (
    <div className={`${pageCss.page} ${sackCss.page}`} data-part="sack" data-craft={craft}>
      <header className={sackCss.head}>
        <p className="muted">
          <PageLink to="despensa">{say.back}</PageLink>
        </p>
        <h1>{say.title}</h1>
        <p className={sackCss.first} role="status" aria-busy={isWorking} data-part="sack-first">
          {first}
        </p>
        <div className={sackCss.tools}>
          <button type="button" className="button" disabled={isEmpty(draft)} onClick={() => setDraft(NO_SACK)}>
            {say.another}
          </button>
          <button
            type="button"
            className={`button primary ${sackCss.keep}`}
            disabled={!own}
            onClick={() => void save()}
          >
            {say.save}
          </button>
        </div>
      </header>
      <div className={sackCss.columns}>
        <SackForm
          draft={draft}
          clash={answer?.contradicciones[0]?.campo}
          onTell={tell}
          onPaste={(text) => setDraft((now) => pasted(now, text))}
        />
        {answer ? (
          <div className={sackCss.answer} data-part="sack-answer">
            <ItemChips answer={answer} choices={draft.choices} onChoose={choose} />
            <UnknownItem answer={answer} onChoose={choose} />
            <SackClashes answer={answer} />
            {answer.avisos.map((told) => (
              <p key={told} className={sackCss.note}>
                {told}
              </p>
            ))}
            <Figures answer={answer} before={isAnswered ? before.current : undefined} craft={craft} />
            {answer.pregunta ? (
              <SackQuestionCard
                key={answer.pregunta.campo + answer.pregunta.que}
                question={answer.pregunta}
                draft={draft}
                onAnswer={(told) => {
                  before.current = answer
                  setAnswered(true)
                  tell(told)
                }}
              />
            ) : null}
            <Recipe answer={answer} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
