import { type AppCraft, craftOfEngine } from '../../../engine/crafts.ts'
import { needsOfFormula } from '../../../engine/parts.ts'
import { numberWithUnit } from '../../../format/numbers.ts'
import { keepFormulaAside, keepLooseFormula } from '../../../library/commands/formulas.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { setMade, withoutBlank } from '../../../model/edits.ts'
import type { SavedFormula, TableFormula, TableLine } from '../../../model/formula.ts'
import { nestedFormulaOf, releasedFormula } from '../../../model/made.ts'
import { gramsWeighedIn } from '../../../reading/made.ts'
import type { ToastMessage } from '../../../ui/toasts.tsx'
import { nestedFormulaWords as say } from '../../../words/es/made.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import { savedNameOf, whyNotMade } from './refusal.ts'
import type { TrailStep } from './trail.ts'
import { comeOut, goInto } from './walk-trail.ts'

/** What can be done with a line that is made of a formula. */
export interface MadeLineSetting {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly toast: (said: ToastMessage) => void
}

/** A line becomes a formula of the library, unless that cannot be: then it is said why. True when it has. */
export async function takeSavedFormula(
  line: TableLine,
  saved: SavedFormula,
  { craft, workshop, toast }: MadeLineSetting,
): Promise<boolean> {
  const reason = whyNotMade(workshop.formula, saved)
  if (reason !== undefined) {
    workshop.edit(withoutBlank)
    toast({ text: reason, isNews: true })
    return false
  }
  const made = nestedFormulaOf(saved)
  // Nothing is hidden while it loads: what reads it is there before it is.
  await craft.engine.load(needsOfFormula(setMade(workshop.formula, line.id, line.name, made)))
  workshop.edit((now) => setMade(now, line.id, savedNameOf(saved.formula), made), `add ${line.id}`)
  return true
}

/** The formula on the table is one of the library from now on, if it was not, so that one can come back to it. */
async function bound({ workshop, device }: MadeLineSetting): Promise<TableFormula & { readonly entry: string }> {
  const { formula } = workshop
  const known = device.saved.find(({ id }) => id === formula.entry)
  if (known) return { ...formula, entry: known.id }
  const entry = await keepLooseFormula(formula)
  workshop.bind(formula.craft, entry)
  return { ...formula, entry }
}

/** The formula inside a line goes on its own bench; one that came with the line alone comes into the library. */
export async function openMadeFormula({ id, made, name }: TableLine, setting: MadeLineSetting): Promise<void> {
  if (!made) return
  const { workshop, device } = setting
  const outer = await bound(setting)
  const saved = device.saved.find((one) => one.id === made.entry)
  let inner: TableFormula & { readonly entry: string }
  if (saved) inner = { ...saved.formula, entry: saved.id }
  else {
    const own = { ...made.formula, name: made.formula.name || name }
    inner = { ...own, entry: await keepLooseFormula(own) }
    workshop.edit((now) => setMade(now, id, name, { ...made, entry: inner.entry, version: 0 }))
  }
  const { entry, craft } = outer
  goInto({ entry, craft, name: savedNameOf(outer), inner: inner.entry })
  if (workshop.onTable(inner.craft).entry === inner.entry) workshop.choose(inner.craft)
  else {
    const former = workshop.onTable(inner.craft)
    if (former.craft !== outer.craft) await keepFormulaAside(former)
    workshop.open(inner)
  }
  scrollTo(0, 0)
}

export function goBack({ entry, craft }: TrailStep, { workshop, device }: MadeLineSetting): void {
  comeOut()
  const saved = device.saved.find(({ id }) => id === entry)
  if (workshop.onTable(craft).entry === entry) workshop.choose(craft)
  else if (saved) workshop.open({ ...saved.formula, entry })
}

export function followSavedFormula(line: TableLine, saved: SavedFormula, { workshop, toast }: MadeLineSetting): void {
  const reason = whyNotMade(workshop.formula, saved)
  if (reason !== undefined) {
    toast({ text: reason, isNews: true })
    return
  }
  const name = line.name === line.made?.formula.name ? savedNameOf(saved.formula) : line.name
  const undo = workshop.act((now) => setMade(now, line.id, name, nestedFormulaOf(saved)))
  toast({ text: say.followed(name), undo })
}

export function keepMadeVersion(
  { id, name, made }: TableLine,
  { savedAt }: SavedFormula,
  { workshop }: MadeLineSetting,
): void {
  if (made) workshop.edit((now) => setMade(now, id, name, { ...made, kept: savedAt }))
}

export async function releaseMadeLines(
  line: TableLine,
  { craft, workshop, device, toast }: MadeLineSetting,
): Promise<void> {
  const engine = await craft.engine.load(needsOfFormula(workshop.formula))
  const weighed = gramsWeighedIn(craftOfEngine(engine, craft.id), line, device.own)
  const lost = line.grams * (weighed - 1)
  const undo = workshop.act((now) => releasedFormula(now, line.id, weighed))
  const text = lost >= 0.05 ? say.releasedWet(line.name, numberWithUnit(lost, 'g', 1)) : say.released(line.name)
  toast({ text, undo })
}
