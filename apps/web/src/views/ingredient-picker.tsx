import { findRow, type Ingredient } from '@obrador/engine'
import { useEffect, useRef, useState } from 'react'
import {
  Collection,
  ComboBox,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components'
import type { AppCraft } from '../engine/crafts.ts'
import { foldedText } from '../format/folded.ts'
import { shownName } from '../format/page-speech.ts'
import type { SavedFormula } from '../model/formula.ts'
import type { OwnIngredients } from '../reading/request.ts'
import { searchShownRows } from '../reading/shown-rows.ts'
import { goToPage } from '../routes/use-page.ts'
import { PageWidgets } from '../ui/page-widgets.tsx'
import { pickerWords as say } from '../words/es/picker.ts'
import { craftNames } from '../words/es/shell.ts'
import * as pickerCss from './picker.module.css'

export interface PickedIngredient {
  readonly name: string
  readonly own?: string
  /** A formula of the library. */
  readonly saved?: SavedFormula
}

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  /** Formulas that may be an ingredient here. */
  readonly formulas?: readonly SavedFormula[]
  readonly initial: string
  readonly onPick: (picked: PickedIngredient) => void
  /** Without it nothing is offered but what there is. */
  readonly onCreate?: (name: string) => void
  readonly onCancel: () => void
}

interface Choice {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly pick: () => void
}

interface Group {
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice[]
}

const MOST_CHOICES = 40
const MOST_FORMULAS = 8

/** The alias that answers what was typed, when the name does not. */
const aliasFor = ({ name, aliases }: Ingredient, text: string): string =>
  text === '' || foldedText(name).includes(foldedText(text))
    ? ''
    : (aliases.find((alias) => foldedText(alias).includes(foldedText(text))) ?? '')

/** A list that opens under a pointer at rest has not been pointed at: rows answer to one that moved since anything was typed. */
function useRestingPointer(): void {
  useEffect(() => {
    let moved = false
    const stop = new AbortController()
    const listen = { capture: true, signal: stop.signal }
    const typed = (): void => {
      moved = false
    }
    const move = ({ movementX, movementY }: PointerEvent): void => {
      moved ||= movementX !== 0 || movementY !== 0
    }
    const cross = (event: PointerEvent): void => {
      if (!moved && event.pointerType === 'mouse') event.stopPropagation()
    }
    addEventListener('keydown', typed, listen)
    // What is pasted or dictated comes without a key.
    addEventListener('input', typed, listen)
    addEventListener('pointermove', move, listen)
    addEventListener('pointerover', cross, listen)
    addEventListener('pointerout', cross, listen)
    return () => stop.abort()
  }, [])
}

interface Wanted {
  /** What was typed; nothing while a filled cell has only been opened. */
  readonly asked: string
  /** What the catalogue is searched for. */
  readonly wanted: string
}

const BOUGHT = 'bought'
/** Choices that are always there: to describe it oneself, and to open its label. */
const OFFERED = 2

/** What may be taken, by where it comes from: my formulas, my ingredients, the catalogue. */
function groupsFor(
  { craft, type, own, formulas = [], initial, onPick, onCreate }: Props,
  { asked, wanted }: Wanted,
): readonly Group[] {
  const known = searchShownRows({ rowNamed: (name) => craft.rowNamed(name, type) }, wanted)
  // What is worked out from a name («brandy 43») is only reached by that name.
  const nameOf = (row: Ingredient): string => (findRow(row.id) === row ? row.name : wanted)
  const bearsIt = (name: string): boolean => foldedText(name).includes(foldedText(asked))
  const made = formulas.filter(({ formula: { name } }) => name !== '' && bearsIt(name)).slice(0, MOST_FORMULAS)
  const mine = own.filter(({ name, deletedAt }) => deletedAt === undefined && bearsIt(name))
  const rows = known.slice(0, MOST_CHOICES).map((row) => {
    const alias = aliasFor(row, asked)
    const detail = alias === '' ? '' : say.also(alias)
    return { id: row.id, name: shownName(row.name), detail, pick: () => onPick({ name: nameOf(row) }) }
  })
  const create = onCreate && { id: 'create', name: say.notFound(asked), detail: '', pick: () => onCreate(asked) }
  // What is bought made has a label, and that tells what is inside.
  const bought = onCreate && {
    id: BOUGHT,
    name: say.bought,
    detail: '',
    pick: () => {
      onPick({ name: asked === '' ? initial : asked })
      goToPage('saco')
    },
  }
  return [
    {
      id: 'formulas',
      label: say.formulas,
      choices: made.map((saved) => ({
        id: `made ${saved.id}`,
        name: saved.formula.name,
        detail: craftNames[saved.formula.craft],
        pick: () => onPick({ name: saved.formula.name, saved }),
      })),
    },
    {
      id: 'own',
      label: say.mine,
      choices: mine.map(({ id, name }) => ({
        id: `own ${id}`,
        name,
        detail: '',
        pick: () => onPick({ name, own: id }),
      })),
    },
    {
      id: 'catalogue',
      label: say.catalogue,
      choices: [...rows, ...(bought ? [bought] : []), ...(create ? [create] : [])],
    },
  ].filter(({ choices }) => choices.length > 0)
}

const Choices = ({ groups }: { readonly groups: readonly Group[] }) => (
  <Popover className={pickerCss.popover} data-part="picker-popover" placement="bottom start">
    <ListBox className={pickerCss.list} aria-label={say.results}>
      {(group: Group) => (
        <ListBoxSection id={group.id} aria-label={group.label}>
          {groups.length > 1 ? <Header className={pickerCss.group}>{group.label}</Header> : null}
          <Collection items={group.choices}>
            {(choice: Choice) => (
              <ListBoxItem id={choice.id} textValue={choice.name} className={pickerCss.item}>
                {choice.name}
                {choice.detail === '' ? null : <span className={pickerCss.detail}> {choice.detail}</span>}
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  </Popover>
)

export function IngredientPicker(props: Props) {
  const { initial, onPick, onCreate, onCancel } = props
  useRestingPointer()
  const [text, setText] = useState(initial)
  // Opening a filled cell shows its neighbours, not only itself.
  const [typed, setTyped] = useState(false)
  const asked = typed ? text.trim() : ''
  const groups = groupsFor(props, { asked, wanted: typed ? asked : initial })
  const choices = groups.flatMap((group) => group.choices)

  /** What bears the very name that is typed. */
  const exact = choices.find(({ name }) => foldedText(name) === foldedText(asked))

  // What was taken may have to be loaded, and what was given up takes the focus elsewhere: the field is gone meanwhile, and that is no leaving.
  const isSettled = useRef(false)
  function pick(choice: Choice | undefined): void {
    isSettled.current = choice !== undefined
    choice?.pick()
  }
  function giveUp(): void {
    isSettled.current = true
    onCancel()
  }

  /** The first, unless what is typed is the very name of something further down. */
  function take(): void {
    if (choices.length > (onCreate ? OFFERED : 0)) pick(exact ?? choices[0])
    else onPick({ name: asked })
  }

  /** Who goes elsewhere leaves what is written: the thing of that name, or the name as it is. */
  function leave(): void {
    if (isSettled.current) return
    if (asked === '' || asked === initial) onCancel()
    else if (exact) exact.pick()
    else onPick({ name: asked })
  }

  return (
    <PageWidgets>
      <ComboBox
        data-part="picker"
        aria-label={say.label}
        items={groups}
        inputValue={text}
        onInputChange={(value) => {
          setText(value)
          setTyped(true)
        }}
        defaultFilter={() => true}
        menuTrigger="input"
        allowsCustomValue
        allowsEmptyCollection
        onSelectionChange={(key) => pick(choices.find(({ id }) => id === key))}
        onBlur={leave}
        onKeyDown={(event) => {
          const onOption = (event.target as Element).hasAttribute('aria-activedescendant')
          if (event.key === 'Escape') {
            // What it stands in stays open.
            event.stopPropagation()
            giveUp()
          }
          // Enter without walking down the list takes its first row, or the name as it is written.
          else if (event.key === 'Enter' && asked !== '' && !onOption) {
            take()
          }
        }}
      >
        <Input
          className="picker-input"
          autoFocus
          placeholder={say.placeholder}
          onFocus={(event) => event.target.select()}
        />
        <Choices groups={groups} />
      </ComboBox>
    </PageWidgets>
  )
}
