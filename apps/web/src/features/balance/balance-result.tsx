import type { FormulaOverview } from '@obrador/engine'
import { eurosText, gramsText, numberWithUnit, signedText } from '../../format/numbers.ts'
import { decapitaliseName, listText, numberText, shownName } from '../../format/page-speech.ts'
import type { TableLine } from '../../model/formula.ts'
import type { ScreenVerdict } from '../../reading/law.ts'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { balanceWords as say } from '../../words/es/balance.ts'
import { gaugeWords } from '../../words/es/results.ts'
import { linesOfRows } from './apply.ts'
import * as balanceCss from './balance.module.css'
import { keptRows, lostName } from './kept-rows.ts'
import type { BalancedAnswer, BalanceQuestion, BalanceWishes } from './protocol.ts'
import type { AcceptedWays } from './use-question.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly answer: BalancedAnswer
  readonly question: BalanceQuestion
  /** Those of the formula, with what is locked now. */
  readonly lines: readonly TableLine[]
  readonly before: FormulaOverview | undefined
  readonly after: ScreenVerdict | undefined
  readonly onLock: (line: TableLine) => void
  readonly onAccept: (accepted: Partial<AcceptedWays>) => void
  readonly onLimit: (limit: Partial<Pick<BalanceWishes, 'changes' | 'cost'>>) => void
}

type LockProps = Pick<Props, 'lines' | 'onLock'>

/** A line with the box that keeps it as it is: what follows is seen beside it. */
const LockBox = ({ line, onLock }: { readonly line: TableLine } & Pick<Props, 'onLock'>) => (
  <label className={balanceCss.lock}>
    <input
      type="checkbox"
      aria-label={say.lock(shownName(line.name))}
      checked={line.locked}
      onChange={() => onLock(line)}
    />
    {shownName(line.name)}
  </label>
)

const Lines = ({ answer, lines, onLock }: Pick<Props, 'answer'> & LockProps) => {
  const lineAt = linesOfRows(answer, lines)
  // A preparation that moved stands among them as what is in it.
  const inside = lines.filter((line) => line.name.trim() !== '' && !lineAt.includes(line))
  return (
    <table className="table stacks">
      <ColumnHeads rows={`${say.locks} · ${say.ingredient}`} figures={[say.before, say.after, say.change]} />
      <tbody>
        {answer.ingredients.map(({ nombre, antes, despues, cambio, fijo, nuevo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may bear the same name.
          <tr key={`${nombre}${at}`} data-changed={cambio !== 0 || undefined}>
            <th scope="row">
              {lineAt[at] ? <LockBox line={lineAt[at]} onLock={onLock} /> : nombre}
              {nuevo ? <span className="tag">{say.isNew}</span> : fijo ? <span className="tag">{say.kept}</span> : null}
            </th>
            <td className="number">{nuevo ? '—' : gramsText(antes)}</td>
            <td className="number">{gramsText(despues)}</td>
            <td className={`number ${balanceCss.difference}`}>{cambio === 0 ? '' : signedText(cambio)}</td>
          </tr>
        ))}
        {inside.map((line) => (
          <tr key={line.id}>
            <th scope="row" colSpan={4}>
              <LockBox line={line} onLock={onLock} />
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every figure, and the limit that fails though no verdict looks at it. */
function Figures({
  before,
  after,
  answer,
}: Required<Pick<Props, 'answer'>> & { before: FormulaOverview; after: FormulaOverview }) {
  const mark = (state: keyof typeof gaugeWords.shape) => (
    <span className={balanceCss.shape} data-state={state}>
      <span aria-hidden="true">{gaugeWords.shape[state]}</span>
      <span className="unseen">{gaugeWords.state[state]}</span>
    </span>
  )
  const written = (value: number | undefined, unit: string, decimals: number): string =>
    value === undefined ? '—' : numberWithUnit(value, unit, decimals)
  return (
    <table className="table stacks">
      <ColumnHeads rows={say.parameter} figures={[say.before, say.after]} />
      <tbody>
        {keptRows(before, after, answer.cumplimiento).map(
          ({ key, label, unit, decimals, before: was, after: is, from, to, name }) => (
            <tr key={key}>
              <th scope="row">{name === undefined ? label : say.forName(label, name)}</th>
              <td className="number">
                {written(was, unit, decimals)} {mark(from)}
              </td>
              <td className="number">
                {written(is, unit, decimals)} {mark(to)}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

/** What to give way in, when everything at once cannot be: each is a button that asks again. */
function WaysOut({ answer, question, before, onAccept, onLimit }: Omit<Props, 'after' | keyof LockProps>) {
  const { relajaciones = [], alAnadir = [], alLiberar = [], unlocking = [] } = answer
  if (relajaciones.length + alAnadir.length + alLiberar.length + unlocking.length === 0) return null
  function accept(parametro: string, limite: 'min' | 'max', value: number): void {
    const [min, max] = before?.figures.find(({ key }) => key === parametro)?.range ?? []
    const wanted = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), [limite]: value }
    onAccept({ wanted: { ...question.wanted, [parametro]: wanted } })
  }
  return (
    <section className={balanceCss.waysOut} aria-label={say.waysOut}>
      <h3>{say.waysOut}</h3>
      <div className="buttons">
        {relajaciones.map(({ parametro, etiqueta, unidad, limite, necesario, pierde }) => {
          const [told, give] =
            parametro === 'maxCambios'
              ? [say.relaxChanges(necesario), () => onLimit({ changes: necesario })]
              : parametro === 'maxCoste'
                ? [say.relaxCost(eurosText(necesario)), () => onLimit({ cost: necesario })]
                : [
                    say.relax(etiqueta, `${numberText(necesario)} ${unidad}`.trim(), pierde),
                    () => accept(parametro, limite, necesario),
                  ]
          return (
            <button key={`${parametro}${limite}`} type="button" className="button" onClick={give}>
              {told}
            </button>
          )
        })}
        {alAnadir.map(({ nombre, gramos }) => (
          <button key={nombre} type="button" className="button" onClick={() => onAccept({ added: [nombre] })}>
            {say.add(shownName(nombre), gramsText(gramos))}
          </button>
        ))}
        {alLiberar.map(({ nombre }) => (
          <button key={nombre} type="button" className="button" onClick={() => onAccept({ freed: [nombre] })}>
            {say.free(shownName(nombre))}
          </button>
        ))}
        {unlocking.length > 0 ? (
          <button type="button" className="button" onClick={() => onAccept({ freed: unlocking })}>
            {say.free(listText(unlocking.map(shownName), 'y'))}
          </button>
        ) : null}
      </div>
    </section>
  )
}

/** What it left alone by itself, because the flavour is in it: it moves when told. */
function Kept({ answer, question, onAccept }: Pick<Props, 'answer' | 'question' | 'onAccept'>) {
  const isLocked = (name: string): boolean => question.formula.lines.some((line) => line.name === name && line.locked)
  const kept = answer.ingredients.filter(({ nombre, fijo }) => fijo && !isLocked(nombre)).map(({ nombre }) => nombre)
  if (kept.length === 0 || !answer.factible) return null
  return (
    <div className="buttons">
      {[...new Set(kept)].map((name) => (
        <button key={name} type="button" className="button" onClick={() => onAccept({ freed: [name] })}>
          {say.free(shownName(name))}
        </button>
      ))}
    </div>
  )
}

/** Nothing moves: there is nothing to apply. */
export const isAsItWas = ({ ingredients }: BalancedAnswer): boolean => ingredients.every(({ cambio }) => cambio === 0)

/** Locked lines that are told: more would be a list. */
const MOST_KEYS = 2

/** Names of locked lines of which each, let go alone, opens the way: those first that would change least of themselves. */
const keysOf = ({ answer, question }: Pick<Props, 'answer' | 'question'>): string[] =>
  (answer.alLiberar ?? [])
    .flatMap(({ nombre, gramos }) => {
      const line = question.formula.lines.find(({ name, locked }) => locked && name === nombre)
      return line && line.grams > 0 ? [{ nombre, share: Math.abs(gramos / line.grams - 1) }] : []
    })
    .toSorted((one, other) => one.share - other.share)
    .slice(0, MOST_KEYS)
    .map(({ nombre }) => nombre)

/** What to unlock; where something moves all the same, that it is as near as it gets. */
const blockedBy = (names: string, answer: BalancedAnswer): string =>
  isAsItWas(answer) ? say.blocked(names) : `${say.blocked(names)} ${say.nearest}`

function leadOf(props: Pick<Props, 'answer' | 'after' | 'question'>): string | undefined {
  const { answer, after } = props
  const { factible, unlocking = [] } = answer
  if (factible === undefined) return say.untold
  if (factible) return after?.headline
  const keys = keysOf(props)
  if (keys.length > 0) return blockedBy(listText(keys.map(decapitaliseName), 'o'), answer)
  if (unlocking.length > 0) return blockedBy(listText(unlocking.map(decapitaliseName), 'y'), answer)
  return isAsItWas(answer) ? say.stuck : say.impossible
}

/** One sentence, then numbers, before and after side by side; why is told to who asks. */
export function BalanceResult(props: Props) {
  const { answer, before, after, lines, onLock } = props
  const lost = answer.factible ? undefined : lostName(answer.cumplimiento)
  return (
    <section className={balanceCss.result} data-part="balance-result" aria-label={say.result}>
      <p className="lead" data-tone={answer.factible && after?.isGood ? 'good' : 'look'}>
        {leadOf(props)}
      </p>
      {answer.factible && isAsItWas(answer) ? <p>{say.asItWas}</p> : null}
      {lost !== undefined && !isAsItWas(answer) ? <p data-part="name-lost">{say.losing(lost)}</p> : null}
      {answer.seguridad ? <p>{answer.seguridad.frase}</p> : null}
      <div className={balanceCss.sideBySide}>
        <Lines answer={answer} lines={lines} onLock={onLock} />
        {before && after ? <Figures before={before} after={after} answer={answer} /> : null}
      </div>
      <p className="muted">{say.cost(eurosText(answer.coste.antes.kg), eurosText(answer.coste.despues.kg))}</p>
      <Kept {...props} />
      <WaysOut {...props} />
      <details className={balanceCss.fold}>
        <summary>{say.why}</summary>
        {answer.explicacion.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
      {answer.warnings.map((warning) => (
        <p key={warning} className="muted">
          {warning}
        </p>
      ))}
    </section>
  )
}
