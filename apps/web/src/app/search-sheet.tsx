import { useState } from 'react'
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components'
import { useEngine } from '../engine/use-engine.ts'
import { foldedText } from '../format/folded.ts'
import { shownName } from '../format/page-speech.ts'
import { useSharingOffered } from '../library/sharing/use-offer.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { searchShownRows } from '../reading/shown-rows.ts'
import { PAGE_ADDRESSES } from '../routes/addresses.ts'
import { goToPage, showDocument } from '../routes/use-page.ts'
import { DialogSheet } from '../ui/sheet.tsx'
import * as pickerCss from '../views/picker.module.css'
import { searchWords as say } from '../words/es/search.ts'
import { craftNames } from '../words/es/shell.ts'
import { useOpener } from '../workshop/use-opener.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'
import * as searchCss from './search.module.css'

interface Props {
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly onClose: () => void
}

interface Found {
  readonly id: string
  readonly name: string
  readonly detail?: string
  readonly go: () => void
}

interface Group {
  readonly id: string
  readonly label: string
  readonly found: readonly Found[]
}

/** So many of each: who wants more knows where they are. */
const MOST = 6

/** Formulas, ingredients and screens by what is typed: the first is taken with Enter, the arrows go on. */
export function SearchSheet({ workshop, device, onClose }: Props) {
  const engine = useEngine(['names'])
  const [text, setText] = useState('')
  const open = useOpener(workshop)
  const isOffered = useSharingOffered()
  const words = foldedText(text.trim()).split(/\s+/)
  const answers = (...texts: readonly string[]): boolean =>
    words.every((word) => texts.some((one) => foldedText(one).includes(word)))
  const isAsked = text.trim() !== ''
  const groups = (
    [
      {
        id: 'formulas',
        label: say.formulas,
        found: device.saved
          .filter(({ formula, tags }) => answers(formula.name, craftNames[formula.craft], ...tags))
          .map(({ id, formula }) => ({
            id,
            name: formula.name,
            detail: craftNames[formula.craft],
            go: () => open({ ...formula, entry: id }),
          })),
      },
      {
        id: 'pieces',
        label: say.pieces,
        found: device.pieces
          .filter(({ name }) => isAsked && answers(name))
          .map(({ id, name }) => ({
            id,
            name,
            go: () => {
              goToPage('montaje')
              showDocument(id)
            },
          })),
      },
      {
        id: 'own',
        label: say.mine,
        found: device.own
          .filter(({ name, deletedAt }) => isAsked && deletedAt === undefined && answers(name))
          .map(({ id, name }) => ({ id, name, go: () => goToPage('despensa') })),
      },
      {
        id: 'places',
        label: say.places,
        found: PAGE_ADDRESSES.filter((page) => page !== 'compartir' || isOffered).flatMap((page) => {
          if (page === 'mas') return []
          const [name, other] = say.screens[page === '' ? 'mesa' : page]
          return answers(name, other) ? [{ id: `page ${page}`, name, go: () => goToPage(page) }] : []
        }),
      },
      {
        id: 'catalogue',
        label: say.catalogue,
        found: isAsked
          ? searchShownRows(engine, text).map(({ id, name }) => ({
              id: `row ${id}`,
              name,
              go: () => {
                goToPage('catalogo')
                showDocument(id)
              },
            }))
          : [],
      },
    ] satisfies readonly Group[]
  )
    .map((group) => ({ ...group, found: group.found.slice(0, isAsked ? MOST : undefined) }))
    .filter(({ found }) => found.length > 0)

  function take(key: string): void {
    const chosen = groups.flatMap(({ found }): readonly Found[] => found).find(({ id }) => id === key)
    // The page that one goes to takes the step of the history that this was.
    chosen?.go()
    onClose()
  }

  return (
    <DialogSheet title={say.title} craft={workshop.formula.craft} onClose={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <TextField className={searchCss.field} aria-label={say.label} autoFocus>
          <Input className="picker-input" placeholder={say.placeholder} />
        </TextField>
        <ListBox
          className={`${pickerCss.list} ${searchCss.list}`}
          aria-label={say.results}
          items={groups}
          selectionMode="none"
          onAction={(key) => take(String(key))}
          renderEmptyState={() => <p className="muted">{say.none(text.trim())}</p>}
        >
          {(group) => (
            <ListBoxSection id={group.id} aria-label={group.label}>
              <Header className={pickerCss.group}>{group.label}</Header>
              <Collection items={group.found}>
                {(found: Found) => (
                  <ListBoxItem id={found.id} textValue={found.name} className={pickerCss.item}>
                    {shownName(found.name)}
                    {found.detail === undefined ? null : <span className={pickerCss.detail}> {found.detail}</span>}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </DialogSheet>
  )
}
