import { useState } from 'react'
import type { DeviceShelf } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import type { CraftId, SavedFormula } from '../../model/formula.ts'
import { insideOfLine } from '../../model/made.ts'
import { formulaNameOf } from '../../views/formula-name.ts'
import type { ChangedDoses, MenuQuestion, PastedFlavour } from './protocol.ts'

/** What somebody has chosen for a menu: it stays with the entry of the history, so that a reload finds it again. */
interface KeptMenu {
  readonly craft?: CraftId
  readonly ids?: readonly string[]
  readonly pasted?: readonly PastedFlavour[]
}
const keptMenu = (): KeptMenu => history.state?.carta ?? {}
const keepMenu = (kept: KeptMenu): void => history.replaceState({ ...history.state, carta: kept }, '')

/** What is used inside another formula is a base of it, and no flavour. */
function flavoursIn({ saved }: DeviceShelf): readonly SavedFormula[] {
  const inside = new Set(saved.flatMap(({ formula }) => insideOfLine(formula).map(({ entry }) => entry)))
  return saved.filter(({ id, formula }) => !inside.has(id) && formula.lines.length > 0 && formula.name.trim() !== '')
}

/** The craft on the table if it has flavours, else that which has most. */
function craftOf(all: readonly SavedFormula[], onTable: CraftId): CraftId {
  const count = (craft: CraftId): number => all.filter(({ formula }) => formula.craft === craft).length
  return count(onTable) > 1 ? onTable : (craftIds.toSorted((a, b) => count(b) - count(a))[0] ?? onTable)
}

export function useMenuState(device: DeviceShelf, onTable: CraftId, about: string | undefined) {
  const [kept, setKept] = useState(keptMenu)
  const [wanted, setWanted] = useState<readonly (number | undefined)[]>(Array(craftIds.length).fill(undefined))
  const [doses, setDoses] = useState<ChangedDoses>({})
  const [apart, setApart] = useState<readonly string[]>([])
  const [kilos, setKilos] = useState(1)
  const [rise, openRise] = useState(about)
  const all = flavoursIn(device)
  const craft = kept.craft ?? craftOf(all, onTable)
  const offered = all.filter(({ formula }) => formula.craft === craft)
  const chosen = new Set((kept.ids ?? []).filter((id) => offered.some((one) => one.id === id)))
  const pasted = kept.pasted ?? []
  const named = (saved: SavedFormula) => ({ id: saved.id, name: formulaNameOf(saved), formula: saved.formula })
  const formulas = offered.filter(({ id }) => chosen.has(id)).map(named)
  const count = formulas.length + pasted.length

  function keep(change: KeptMenu): void {
    const next = { craft, ids: [...chosen], pasted, ...change }
    keepMenu(next)
    setKept(next)
    setWanted(wanted.map(() => undefined))
  }

  function asked(menu: Partial<MenuQuestion> & Pick<MenuQuestion, 'formulas'>): MenuQuestion | undefined {
    const { own, prices, norms, isRead } = device
    const workshop = { is: 'menu', craft, own, prices, norms } as const
    return isRead ? { ...workshop, pasted: [], doses: {}, apart: [], ...menu } : undefined
  }

  return {
    craft,
    crafts: craftIds.filter((one) => one === craft || all.some(({ formula }) => formula.craft === one)),
    offered,
    chosen,
    pasted,
    formulas,
    count,
    wanted,
    setWanted,
    apart,
    kilos,
    setKilos,
    rise,
    openRise,
    setCraft: (next: CraftId): void => keep({ craft: next, ids: [], pasted: [] }),
    setChosen: (ids: readonly string[]): void => keep({ ids }),
    setPasted: (flavours: readonly PastedFlavour[]): void => keep({ pasted: flavours }),
    /** Without grams, the dose is the one that is written. */
    setDose: (flavour: string, line: string, grams: number | undefined): void =>
      setDoses((now) => ({ ...now, [flavour]: { ...now[flavour], [line]: grams } })),
    toggleApart: (name: string): void =>
      setApart((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name])),
    /** None where there is no menu yet. */
    question: count < 2 ? undefined : asked({ formulas, pasted, doses, apart }),
    /** The smallest menu of the book, for a worker that has answered nothing yet. */
    warmUp: offered.length < 2 ? undefined : asked({ formulas: offered.slice(0, 2).map(named), isWarmUp: true }),
  }
}

export type MenuState = ReturnType<typeof useMenuState>
