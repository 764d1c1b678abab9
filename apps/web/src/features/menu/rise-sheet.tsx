import type { BookProposal } from '@obrador/balancer/menu'
import { useMemo, useState } from 'react'
import { type EnginePartName, needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { eurosText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { writeTogether } from '../../library/restore.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { type CraftId, kiloPrice, type SavedFormula } from '../../model/formula.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { DialogSheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { menuWords, riseWords as say } from '../../words/es/menu.ts'
import type { MenuReply, RiseQuestion } from './protocol.ts'
import * as riseCss from './rise.module.css'
import { type BoughtThing, boughtIn, isOfRise, riseRecords, sharesOf, weeklyKilos } from './rise.ts'
import { useMenuWorker } from './use-menu.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly device: DeviceShelf
  /** The key of the price that has changed, or nothing where somebody only asks. */
  readonly about: string
  readonly craft: CraftId
  readonly onClose: () => void
}

type FoundRise = Extract<MenuReply, { readonly rise: unknown }>

/** What is asked when somebody only asks: half as much again. */
const SUPPOSED_RISE = 1.5
/** Formulas that one question takes, and things that may come in. */
const [MOST_FORMULAS, MOST_NEWCOMERS] = [40, 6]

/** What it cost before and costs now: a tariff that has changed tells both. */
function pricesOf({ prices, priceHistory }: DeviceShelf, { key, price }: BoughtThing, isChanged: boolean) {
  const before = priceHistory[key]?.at(-1)?.kilo
  const now = prices[key]
  if (isChanged && now && before !== undefined) return { before, now: kiloPrice(now) }
  return { before: price, now: price === undefined ? undefined : Math.round(100 * SUPPOSED_RISE * price) / 100 }
}

const Bar = ({ solid, pale, hatched }: ReturnType<typeof sharesOf>) => {
  const whole = Math.max(solid + pale + hatched, 0.01)
  return (
    <div className={riseCss.bar} aria-hidden="true">
      <span style={{ inlineSize: `${(100 * Math.max(0, solid)) / whole}%` }} />
      <span className={riseCss.pale} style={{ inlineSize: `${(100 * Math.max(0, pale)) / whole}%` }} />
      <span className={riseCss.hatched} style={{ inlineSize: `${(100 * hatched) / whole}%` }} />
    </div>
  )
}

interface RowProps {
  readonly proposal: BookProposal
  readonly kilos: number | undefined
  readonly isTaken: boolean
  readonly onTake: (isTaken: boolean) => void
  readonly onKilos: (kilos: number) => void
}

function ProposalRow({ proposal, kilos, isTaken, onTake, onKilos }: RowProps) {
  const { nombre, cambios, coste, recupera, laLlevan } = proposal
  return (
    <tr data-part="rise-row" data-out={!isTaken || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={say.taken(shownName(nombre))}
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
        />
      </td>
      <th scope="row">{shownName(nombre)}</th>
      {laLlevan ? (
        <td colSpan={2}>{say.carried(laLlevan.length)}</td>
      ) : (
        <>
          <td className="number" data-label={say.kilos}>
            <QuantityInput label={say.kilosOf(shownName(nombre))} value={kilos} placeholder="?" onChange={onKilos} />
          </td>
          <td className="number" data-label={say.lost}>
            {eurosText((kilos ?? 1) * (coste.ahora - coste.antes))}
          </td>
        </>
      )}
      <td className="number" data-label={say.costs}>
        {eurosText(coste.antes)} · {eurosText(coste.ahora)} · <b>{eurosText(coste.despues)}</b>
      </td>
      <td data-label={say.change}>{say.moves(cambios.map((one) => ({ ...one, name: shownName(one.name) })))}</td>
      <td className="number" data-label={say.gives}>
        <b>{eurosText(recupera)}</b>
      </td>
    </tr>
  )
}

function useRise({ device, about }: Props) {
  const { saved, own, prices, norms, batches } = device
  const needs = useMemo(
    () => [...new Set<EnginePartName>(['names', ...saved.flatMap(({ formula }) => needsOfFormula(formula))])],
    [saved],
  )
  const engine = useEngine(needs)
  const bought = useMemo(() => boughtIn(engine, saved, device), [engine, saved, device])
  const [key, setKey] = useState(about)
  const [typed, setTyped] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const [kilos, setKilos] = useState<Readonly<Record<string, number>>>({})
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({})
  const thing = bought.find((one) => one.key === key) ?? bought.find(({ name }) => /^nata\b/i.test(name)) ?? bought[0]
  const asked = thing && pricesOf(device, thing, thing.key === about)
  const now = isMissing ? undefined : (typed ?? asked?.now)
  const within: readonly SavedFormula[] = thing
    ? saved.filter(({ id }) => thing.within.has(id)).slice(0, MOST_FORMULAS)
    : []
  const today = new Date()
  const kilosOf = (one: SavedFormula): number | undefined => kilos[one.id] ?? weeklyKilos(batches, one.id, today)
  const nameOf = (one: SavedFormula, at: number): string => {
    const name = formulaNameOf(one)
    return within.findIndex((other) => formulaNameOf(other) === name) < at ? `${name} (${at + 1})` : name
  }
  const named = within.map((one, at) => ({ saved: one, name: nameOf(one, at), kilos: kilosOf(one) }))
  const refused = named.filter(({ saved: { id } }) => answers[id] === false).map(({ name }) => name)
  const isAsked = thing && asked?.before !== undefined && named[0] && (isMissing || (now ?? 0) > 0)
  const question: RiseQuestion | undefined = isAsked
    ? {
        is: 'rise',
        craft: named[0]?.saved.formula.craft ?? device.saved[0]?.formula.craft ?? 'helado',
        own,
        prices,
        norms,
        formulas: named.map((one) => ({ name: one.name, formula: one.saved.formula, kilos: one.kilos ?? 1 })),
        change: { name: thing.name, before: asked.before ?? 0, now },
        refused,
        newcomers: isMissing ? device.pantry.slice(0, MOST_NEWCOMERS) : [],
      }
    : undefined
  return {
    bought,
    thing,
    before: asked?.before,
    now,
    isMissing,
    named,
    answers,
    question,
    choose: (next: string): void => {
      setKey(next)
      setTyped(undefined)
      setAnswers({})
    },
    setTyped,
    setMissing,
    setKilos: (id: string, value: number): void => setKilos((all) => ({ ...all, [id]: value })),
    answer: (id: string, isTaken: boolean): void => setAnswers((all) => ({ ...all, [id]: isTaken })),
  }
}

type Rise = ReturnType<typeof useRise>

function Head({ rise }: { readonly rise: Rise }) {
  const { bought, thing, before, now, isMissing } = rise
  if (!thing) return <p className="lead">{say.none}</p>
  return (
    <div className={riseCss.head}>
      <label className="field">
        {say.what}
        <select value={thing.key} onChange={({ target }) => rise.choose(target.value)}>
          {bought.map(({ key, name }) => (
            <option key={key} value={key}>
              {shownName(name)}
            </option>
          ))}
        </select>
      </label>
      {isMissing ? null : (
        <div className={riseCss.price}>
          <span className="muted">{say.from(before)}</span>
          <QuantityInput label={say.now(shownName(thing.name))} value={now} step={0.1} onChange={rise.setTyped} />
          <span>€/kg</span>
        </div>
      )}
      <label className="check-line">
        <input type="checkbox" checked={isMissing} onChange={({ target }) => rise.setMissing(target.checked)} />
        {say.missing}
      </label>
    </div>
  )
}

interface AnswerProps {
  readonly rise: Rise
  readonly answer: FoundRise['rise']
  readonly onApply: (taken: ReadonlyMap<string, BookProposal>) => void
}

function Answer({ rise, answer, onApply }: AnswerProps) {
  const { named, answers, thing, isMissing } = rise
  const rows = answer.propuestas.flatMap((proposal) => {
    const one = named.find(({ name }) => name === proposal.nombre)
    return one ? [{ ...one, proposal, isRise: isOfRise(proposal, thing?.name ?? '', isMissing) }] : []
  })
  const isTaken = (row: (typeof rows)[number]): boolean => answers[row.saved.id] ?? row.isRise
  const taken = rows.filter(isTaken)
  const touched = named.filter(({ name }) => answer.tocadas.some(({ nombre }) => nombre === name))
  const shares = sharesOf(
    answer,
    taken.map(({ proposal }) => proposal),
    touched.reduce((sum, { kilos = 1 }) => sum + kilos, 0),
  )
  const isWeekly = touched.every(({ kilos }) => kilos !== undefined)
  const told = (some: typeof rows) =>
    some.map((row) => (
      <ProposalRow
        key={row.saved.id}
        proposal={row.proposal}
        kilos={row.kilos}
        isTaken={isTaken(row)}
        onTake={(is) => rise.answer(row.saved.id, is)}
        onKilos={(kilos) => rise.setKilos(row.saved.id, kilos)}
      />
    ))
  // What somebody will not change is not in the answer, and can be taken after all.
  const left = named.filter(({ saved: { id } }) => answers[id] === false && !rows.some((row) => row.saved.id === id))
  const always = rows.filter(({ isRise }) => !isRise)
  return (
    <>
      <p className={riseCss.first} data-part="rise-first">
        {isMissing ? say.without(answer.tocadas.length) : say.first(answer.perdido, answer.tocadas.length, isWeekly)}{' '}
        {isMissing && rows.length === 0
          ? null
          : shares.solid > 0
            ? say.back(shares.solid)
            : shares.solid < 0
              ? say.more(-shares.solid)
              : isMissing
                ? null
                : say.nothingBack}
      </p>
      {isWeekly || rows.length === 0 ? null : <p className="muted">{say.supposed}</p>}
      {isMissing ? null : (
        <>
          <Bar {...shares} />
          <p className={riseCss.shares} data-part="rise-shares">
            <span>{say.solid(shares.solid, taken.length)}</span>
            {shares.pale > 0 ? <span>{say.pale(shares.pale)}</span> : null}
            <span>{say.hatched(shares.hatched, shares.perKilo)}</span>
          </p>
        </>
      )}
      {answer.probado ? null : <p className="muted">{say.notAll}</p>}
      {answer.imposibles.map(({ nombre, faltan }) => (
        <p key={nombre} className="over-text">
          <span aria-hidden="true">▼</span> {say.impossible(shownName(nombre), faltan)}
        </p>
      ))}
      {rows.length + left.length > 0 ? (
        <table className={`table ${riseCss.table}`}>
          <thead>
            <tr>
              <td />
              <th scope="col">{say.product}</th>
              <th scope="col" className="number">
                {say.kilos}
              </th>
              <th scope="col" className="number">
                {say.lost}
              </th>
              <th scope="col" className="number">
                {say.costs}
              </th>
              <th scope="col">{say.change}</th>
              <th scope="col" className="number">
                {say.gives}
              </th>
            </tr>
          </thead>
          <tbody>
            {told(rows.filter(({ isRise }) => isRise))}
            {always.length > 0 ? (
              <tr>
                <td colSpan={7} className="muted">
                  {say.already}
                </td>
              </tr>
            ) : null}
            {told(always)}
            {left.map(({ saved: { id }, name }) => (
              <tr key={id} data-part="rise-left" data-out>
                <td>
                  <input
                    type="checkbox"
                    aria-label={say.taken(shownName(name))}
                    checked={false}
                    onChange={() => rise.answer(id, true)}
                  />
                </td>
                <th scope="row">{shownName(name)}</th>
                <td colSpan={5}>{say.left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <footer className={riseCss.foot}>
        <p className="muted">{rows.length > 0 ? say.stays : null}</p>
        <button
          type="button"
          className="button primary"
          disabled={taken.length === 0}
          onClick={() => onApply(new Map(taken.map((row) => [row.saved.id, row.proposal])))}
        >
          {say.apply(taken.length)}
        </button>
      </footer>
    </>
  )
}

/** A price goes up, or something is not to be had: what it costs, and which small changes give it back. */
export function RiseSheet(props: Props) {
  const { device, craft, onClose } = props
  const rise = useRise(props)
  const toast = useToast()
  const { work, stop } = useMenuWorker<FoundRise>(rise.question)
  const { thing, before } = rise

  async function apply(taken: ReadonlyMap<string, BookProposal>): Promise<void> {
    const notes = { before: menuWords.notes.before, after: say.note(shownName(thing?.name ?? '')) }
    try {
      const undo = await writeTogether(riseRecords(device.now().saved, taken, notes, new Date().toISOString()))
      toast({ text: say.applied(taken.size), undo: () => void undo().then(() => toast({ text: menuWords.unmade })) })
      onClose()
    } catch {
      toast({ text: menuWords.failed, isOver: true })
    }
  }

  return (
    <DialogSheet title={say.title(shownName(thing?.name ?? ''))} craft={craft} wide onClose={onClose}>
      <div className={riseCss.rise} data-part="rise">
        <Head rise={rise} />
        {thing && before === undefined ? <p className="muted">{say.unpriced(shownName(thing.name))}</p> : null}
        {work.state === 'working' ? (
          <p role="status">
            {menuWords.working}{' '}
            <button type="button" className="button" onClick={stop}>
              {menuWords.stop}
            </button>
          </p>
        ) : null}
        {work.state === 'refused' || work.state === 'broken' ? (
          <p className="over-text" role="alert">
            <span aria-hidden="true">▼</span> {work.problem ?? menuWords.broken}
          </p>
        ) : null}
        {work.reply ? <Answer rise={rise} answer={work.reply.rise} onApply={(taken) => void apply(taken)} /> : null}
      </div>
    </DialogSheet>
  )
}
