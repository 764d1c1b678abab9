import { pageLocale } from '../../format/page-speech.ts'
import { craftIds } from '../../model/crafts.ts'
import type { CraftId, SavedFormula } from '../../model/formula.ts'
import { bookWords as say } from '../../words/es/book.ts'
import { craftNames } from '../../words/es/shell.ts'
import * as bookCss from './book.module.css'

/** What is asked for: a craft or all, perhaps a tag, and what deserves a look. */
export interface BookFilter {
  readonly craft?: CraftId
  readonly tag?: string
  readonly look?: 'review' | 'unpriced' | 'bin' | 'pieces'
}

interface Props {
  readonly filter: BookFilter
  readonly onFilter: (filter: BookFilter) => void
  readonly saved: readonly SavedFormula[]
  readonly counts: Readonly<Record<NonNullable<BookFilter['look']>, number>>
  /** Of published ones there are no tags, and nothing to look at. */
  readonly isOwn: boolean
}

interface ChoiceProps {
  readonly label: string
  readonly count?: number | undefined
  readonly craft?: CraftId
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Choice = ({ label, count, craft, isChosen, onChoose }: ChoiceProps) => (
  <li>
    <button type="button" className={bookCss.railChoice} data-craft={craft} aria-pressed={isChosen} onClick={onChoose}>
      {label}
      {count === undefined ? null : <span className="figure">{count}</span>}
    </button>
  </li>
)

const LOOKS = ['review', 'unpriced', 'bin'] as const

/** Beside the list on a desk; over it, in one row, where there is less room. */
export function FilterRail({ filter, onFilter, saved, counts, isOwn }: Props) {
  const tags = [...new Set(saved.flatMap((one) => one.tags))].toSorted((a, b) => a.localeCompare(b, pageLocale()))
  const countOf = (craft: CraftId): number => saved.filter(({ formula }) => formula.craft === craft).length
  const isPlain = filter.craft === undefined && filter.look === undefined
  return (
    <div className={bookCss.rail}>
      <section>
        <h2>{say.craft}</h2>
        <ul>
          <Choice
            label={say.all}
            count={isOwn ? saved.length : undefined}
            isChosen={isPlain}
            onChoose={() => onFilter({})}
          />
          {craftIds.map((id) => (
            <Choice
              key={id}
              label={craftNames[id]}
              craft={id}
              count={isOwn ? countOf(id) : undefined}
              isChosen={filter.craft === id}
              onChoose={() => onFilter({ craft: id })}
            />
          ))}
          {isOwn && counts.pieces > 0 ? (
            <Choice
              label={say.pieces}
              count={counts.pieces}
              isChosen={filter.look === 'pieces'}
              onChoose={() => onFilter({ look: 'pieces' })}
            />
          ) : null}
        </ul>
      </section>
      {isOwn && tags.length > 0 ? (
        <section>
          <h2>{say.tags}</h2>
          <ul className={bookCss.railTags}>
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className={bookCss.chipTag}
                  data-part="chip-tag"
                  aria-pressed={filter.tag === tag}
                  onClick={() => onFilter(filter.tag === tag ? {} : { tag })}
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isOwn ? (
        <section>
          <h2>{say.look}</h2>
          <ul>
            {LOOKS.map((look) => (
              <Choice
                key={look}
                label={say[look]}
                count={counts[look]}
                isChosen={filter.look === look}
                onChoose={() => onFilter(filter.look === look ? {} : { look })}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
