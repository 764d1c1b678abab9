import { type AppCraft, craftOf } from '../../../engine/crafts.ts'
import { needsOf } from '../../../engine/parts.ts'
import { withUnit } from '../../../format/numbers.ts'
import { keepAside, keepLoose } from '../../../library/commands/formulas.ts'
import type { Device } from '../../../library/use-device.ts'
import { setMade, withoutBlank } from '../../../model/edits.ts'
import type { Formula, Line, SavedFormula } from '../../../model/formula.ts'
import { madeOf, released } from '../../../model/made.ts'
import { weighedIn } from '../../../reading/made.ts'
import { made as say } from '../../../words/es/made.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import { nameOf, whyNot } from './refusal.ts'
import { comeOut, goInto, type Step } from './trail.ts'

/** What can be done with a line that is made of a formula. */
export interface Setting {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly toast: (said: { readonly text: string; readonly undo?: () => void }) => void
}

/** A line becomes a formula of the library, unless that cannot be: then it is said why. True when it has. */
export async function take(line: Line, saved: SavedFormula, { craft, workshop, toast }: Setting): Promise<boolean> {
  const reason = whyNot(workshop.formula, saved)
  if (reason !== undefined) {
    workshop.edit(withoutBlank)
    toast({ text: reason })
    return false
  }
  const made = madeOf(saved)
  // Nothing is hidden while it loads: what reads it is there before it is.
  await craft.engine.load(needsOf(setMade(workshop.formula, line.id, line.name, made)))
  workshop.edit((now) => setMade(now, line.id, nameOf(saved.formula), made), `add ${line.id}`)
  return true
}

/** The formula on the table is one of the library from now on, if it was not, so that one can come back to it. */
async function bound({ workshop, device }: Setting): Promise<Formula & { readonly entry: string }> {
  const { formula } = workshop
  const known = device.saved.find(({ id }) => id === formula.entry)
  if (known) return { ...formula, entry: known.id }
  const entry = await keepLoose(formula)
  workshop.bind(formula.craft, entry)
  return { ...formula, entry }
}

/** The formula inside a line goes on its own bench; one that came with the line alone comes into the library. */
export async function open({ id, made, name }: Line, setting: Setting): Promise<void> {
  if (!made) return
  const { workshop, device } = setting
  const outer = await bound(setting)
  const saved = device.saved.find((one) => one.id === made.entry)
  let inner: Formula & { readonly entry: string }
  if (saved) inner = { ...saved.formula, entry: saved.id }
  else {
    const own = { ...made.formula, name: made.formula.name || name }
    inner = { ...own, entry: await keepLoose(own) }
    workshop.edit((now) => setMade(now, id, name, { ...made, entry: inner.entry, version: 0 }))
  }
  const { entry, craft } = outer
  goInto({ entry, craft, name: nameOf(outer), inner: inner.entry })
  if (workshop.onTable(inner.craft).entry === inner.entry) workshop.choose(inner.craft)
  else {
    const former = workshop.onTable(inner.craft)
    if (former.craft !== outer.craft) await keepAside(former)
    workshop.open(inner)
  }
  scrollTo(0, 0)
}

export function goBack({ entry, craft }: Step, { workshop, device }: Setting): void {
  comeOut()
  const saved = device.saved.find(({ id }) => id === entry)
  if (workshop.onTable(craft).entry === entry) workshop.choose(craft)
  else if (saved) workshop.open({ ...saved.formula, entry })
}

export function follow(line: Line, saved: SavedFormula, { workshop, toast }: Setting): void {
  const reason = whyNot(workshop.formula, saved)
  if (reason !== undefined) {
    toast({ text: reason })
    return
  }
  const name = line.name === line.made?.formula.name ? nameOf(saved.formula) : line.name
  const undo = workshop.act((now) => setMade(now, line.id, name, madeOf(saved)))
  toast({ text: say.followed(name), undo })
}

export function keep({ id, name, made }: Line, { savedAt }: SavedFormula, { workshop }: Setting): void {
  if (made) workshop.edit((now) => setMade(now, id, name, { ...made, kept: savedAt }))
}

export async function release(line: Line, { craft, workshop, device, toast }: Setting): Promise<void> {
  const engine = await craft.engine.load(needsOf(workshop.formula))
  const weighed = weighedIn(craftOf(engine, craft.id), line, device.own)
  const lost = line.grams * (weighed - 1)
  const undo = workshop.act((now) => released(now, line.id, weighed))
  const text = lost >= 0.05 ? say.releasedWet(line.name, withUnit(lost, 'g', 1)) : say.released(line.name)
  toast({ text, undo })
}
