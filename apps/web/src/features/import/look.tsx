import { type ReactNode, useMemo, useState } from 'react'
import { useEngine } from '../../engine/use-engine.ts'
import { carryOut } from '../../library/restore.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import { identityKeyOf } from '../../model/ingredient-identity.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { identityOutside } from '../../reading/identity.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { TabList } from '../../ui/tabs.tsx'
import { useDesk } from '../../ui/use-wide.ts'
import { importFootWords, recipeWords, importLookWords as say } from '../../words/es/import.ts'
import { ColumnsCard } from './columns-card.tsx'
import * as importCss from './import.module.css'
import { ImportFoot } from './import-foot.tsx'
import { filePricesOf, importPlan, namesakeOfRecipe, type SameNameWay } from './plan.ts'
import type { ReadFile } from './protocol.ts'
import { RecipeDetail } from './recipe-detail.tsx'
import { type RecipeFilter, RecipesCard } from './recipes-card.tsx'
import { alikeLinesIn, type ImportedRecipe, importedFormulaOf, importedRecipes } from './shown.ts'
import { recipeTiesOf } from './ties.ts'
import { useAnswers } from './use-answers.ts'
import type { OpenFile } from './use-file.ts'

/** What was done, and how it is undone. */
export interface DoneImport {
  readonly formulas: number
  readonly prices: number
  readonly undo: () => Promise<void>
}

interface Props {
  readonly file: ReadFile
  readonly open: OpenFile
  readonly device: DeviceShelf
  readonly onDone: (done: DoneImport) => void
  readonly onFailed: () => void
}

const NEEDS = [...craftIds, 'names'] as const

/** Prices by what they are of here: a row of the catalogue, or an ingredient of one's own. */
function usePrices({ prices: read }: ReadFile, recipes: readonly ImportedRecipe[], device: DeviceShelf) {
  const engine = useEngine(NEEDS)
  const { own } = device
  return useMemo(() => {
    const keyOf = (name: string): string | undefined => {
      const identity = identityOutside(engine, { name, own: ownNamed(own, name)?.id })
      return identity.startsWith('words:') ? undefined : identityKeyOf(identity)
    }
    const lines = recipes.filter(({ isIn }) => isIn).flatMap((recipe) => recipe.lines)
    const typed = lines.filter(({ isPriceTyped }) => isPriceTyped)
    const isTyped = ({ name }: { readonly name: string }): boolean =>
      typed.some((line) => (keyOf(line.name) ?? line.name) === (keyOf(name) ?? name))
    const prices = [
      ...read.filter((price) => !isTyped(price)),
      ...typed.flatMap(({ name, perKg }) => (perKg === undefined ? [] : [{ name, perKg }])),
    ]
    return {
      known: filePricesOf(prices, keyOf, new Date().toISOString()),
      unknown: prices.filter(({ name }) => keyOf(name) === undefined).length,
    }
  }, [read, recipes, own, engine])
}

function Headline({ file, recipes }: { readonly file: ReadFile; readonly recipes: readonly ImportedRecipe[] }) {
  const open = recipes.filter((one) => one.open > 0).length
  const out = file.sheets.filter(({ layout }) => layout === 'none').map(({ name }) => name)
  const isTariff = recipes.length === 0 && file.prices.length > 0
  const isNothing = recipes.length === 0 && !isTariff
  const notes = [
    ...(out.length > 0 && !isNothing ? [say.out(out)] : []),
    ...(file.several.length > 0 ? [say.several(file.several)] : []),
    ...(file.askedPrices > 0 ? [say.asked(file.askedPrices)] : []),
    say.kept,
  ]
  return (
    <div role="status" data-part="import-found">
      <p className={importCss.sentence}>
        {isNothing
          ? say.nothing
          : isTariff
            ? say.tariff(file.prices.length, file.name)
            : say.found(recipes.length, file.name, open)}
      </p>
      <p className="muted">{notes.join(' ')}</p>
    </div>
  )
}

interface CardsProps {
  readonly isDesk: boolean
  readonly file: ReadFile
  readonly columns: ReactNode
  readonly list: ReactNode
  readonly detail: ReactNode
}

/** Columns and recipes one under the other at a desk, in tabs where there is less room. */
function Cards({ isDesk, file, columns, list, detail }: CardsProps) {
  const hasRecipes = file.recipes.length > 0
  const isTable = file.sheets.length > 0
  const isRead = hasRecipes || file.prices.length > 0
  const [tab, setTab] = useState(isRead ? 'recipes' : 'columns')
  const [isAsked, setAsked] = useState(!isRead)
  if (isDesk || !isTable)
    return (
      <>
        {isTable && isAsked ? columns : null}
        {isTable && !isAsked ? (
          <button type="button" className={`button quiet ${importCss.columnsButton}`} onClick={() => setAsked(true)}>
            {say.tabs.columns}
          </button>
        ) : null}
        {hasRecipes ? (
          <div className={importCss.beside}>
            {list}
            {isDesk ? (
              <div className={`card ${importCss.panel}`}>
                {detail ?? <p className="muted">{recipeWords.choosing}</p>}
              </div>
            ) : null}
          </div>
        ) : null}
      </>
    )
  const tabs = (['recipes', 'columns'] as const).map((id) => ({ id, label: say.tabs[id] }))
  return (
    <TabList tabs={tabs} selected={tab} label={say.tabs.label} onSelect={setTab}>
      {tab === 'columns' ? columns : list}
    </TabList>
  )
}

/** The first thing in doubt of the recipe that is shown takes the focus, once it is drawn. */
const focusDoubt = (): void =>
  void setTimeout(() => {
    const detail = document.querySelector('[data-part=import-detail]')
    const line = detail?.querySelector<HTMLElement>('[data-doubt] :is(button, input)')
    const first = line ?? detail?.querySelector<HTMLElement>('select')
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })

/** Goes to the next recipe that is to be looked at, and to what is in doubt there; nothing where there is none. */
function wayToNext(
  recipes: readonly ImportedRecipe[],
  now: number,
  select: (at: number) => void,
): (() => void) | undefined {
  const open = recipes.filter((one) => one.open > 0 && one.at !== now)
  const next = open.find(({ at }) => at > now) ?? open[0]
  return (
    next &&
    (() => {
      select(next.at)
      focusDoubt()
    })
  )
}

/** What the file holds, before any of it is kept: its columns, its recipes, and the one that is looked at. */
export function ImportLook({ file, open, device, onDone, onFailed }: Props) {
  const engine = useEngine(NEEDS)
  const isDesk = useDesk()
  const { answers, take, retype, rename, reunit, line, everywhere } = useAnswers()
  const recipes = useMemo(
    () => importedRecipes(file.recipes, answers, { engine, own: device.own, saved: device.saved }),
    [file, answers, engine, device.own, device.saved],
  )
  const hasOpen = recipes.some((one) => one.open > 0)
  const [filter, setFilter] = useState<RecipeFilter>(hasOpen ? 'open' : 'all')
  const [selected, select] = useState<number | undefined>(() =>
    isDesk ? (recipes.find((one) => one.open > 0) ?? recipes[0])?.at : undefined,
  )
  const [same, setSame] = useState<SameNameWay>('version')
  const prices = usePrices(file, recipes, device)
  const hasPrices = recipes.some((one) => one.prices > 0)

  const broughtRecipes = recipes.filter((one) => one.isIn && importedFormulaOf(one))
  const brought = broughtRecipes.flatMap((one) => importedFormulaOf(one) ?? [])
  const namesakes = [...new Set(brought.map(({ name }) => name).filter((name) => namesakeOfRecipe(device.saved, name)))]

  async function keep(takePrices: boolean): Promise<void> {
    const plan = importPlan(
      {
        file: file.name,
        formulas: brought,
        prices: prices.known,
        takePrices,
        same,
        ties: recipeTiesOf(broughtRecipes),
      },
      device.now(),
      new Date().toISOString(),
    )
    try {
      const undo = await carryOut(plan, takePrices)
      const priced = Object.keys({ ...plan.prices, ...(takePrices && plan.otherPrices) }).length
      onDone({ formulas: plan.formulas.length, prices: priced, undo })
    } catch {
      onFailed()
    }
  }

  const shown = recipes.find(({ at }) => at === selected)
  const detail = shown ? (
    <RecipeDetail
      key={shown.at}
      onName={(title) => rename(shown.at, title)}
      onTake={(isIn) => take(shown.at, isIn)}
      engine={engine}
      own={device.own}
      norms={device.norms}
      shown={shown}
      hasPrices={hasPrices}
      onUnit={(unit) => reunit(shown.at, unit)}
      onNext={wayToNext(recipes, shown.at, select)}
      alike={(written) => alikeLinesIn(recipes, shown.at, written)}
      onType={(kind) => retype(shown.at, kind)}
      onLine={(place, answer) => line(shown.at, place, answer)}
      onAll={everywhere}
    />
  ) : null
  const columns = <ColumnsCard file={file} byHand={open.byHand} onChange={open.again} />
  const list = (
    <RecipesCard recipes={recipes} filter={filter} onFilter={setFilter} selected={selected} onSelect={select} />
  )
  return (
    <>
      <Headline file={file} recipes={recipes} />
      <Cards isDesk={isDesk} file={file} columns={columns} list={list} detail={detail} />
      {!isDesk && shown && detail ? (
        <DialogSheet
          title={shown.recipe.title}
          {...(shown.craft && { craft: shown.craft })}
          onClose={() => select(undefined)}
        >
          {detail}
        </DialogSheet>
      ) : null}
      <ImportFoot
        formulas={brought.length}
        priced={prices.known}
        device={device}
        namesakes={namesakes}
        same={same}
        onSame={setSame}
        unknownPrices={prices.unknown}
        onImport={(takes) => void keep(takes)}
        onCancel={open.close}
      />
      <p className="muted">{importFootWords.doneHelp}</p>
    </>
  )
}
