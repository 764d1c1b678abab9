import type { ReactNode } from 'react'
import { allowFile, canHaveFile, chooseFile, leaveFile, settleFile } from '../../library/own-file.ts'
import { carryOut } from '../../library/restore.ts'
import type { OwnFileState } from '../../library/types.ts'
import { type DeviceShelf, loadDevice } from '../../library/use-device.ts'
import { momentText } from '../../ui/dates.ts'
import { copyWords as say } from '../../words/es/copy.ts'
import '../../ui/style/controls.css'

interface ButtonProps {
  readonly run: () => Promise<unknown>
  readonly primary?: boolean
  readonly children: ReactNode
}

const Button = ({ run, primary, children }: ButtonProps) => (
  <button type="button" className={primary ? 'button primary' : 'button'} onClick={() => void run()}>
    {children}
  </button>
)

/** What another device wrote: to be joined with what is here, or written over. */
function Ahead({ plan, stamp }: Extract<OwnFileState, { is: 'ahead' }>) {
  const prices = Object.keys({ ...plan.prices, ...plan.otherPrices })
  const names = [...plan.formulas.map(({ formula }) => formula.name), ...plan.own.map(({ name }) => name), ...prices]
  async function join(): Promise<void> {
    await carryOut(plan, true)
    await settleFile(stamp)
  }
  return (
    <>
      <p>{say.ahead(say.counted(plan.formulas.length, plan.own.length, prices.length))}</p>
      <details>
        <summary>{say.aheadList}</summary>
        <ul>
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two formulas may bear the same name.
            <li key={at}>{name}</li>
          ))}
        </ul>
      </details>
      <div className="buttons">
        <Button run={join} primary>
          {say.join}
        </Button>
        <Button run={() => settleFile(stamp)}>{say.keepMine}</Button>
      </div>
    </>
  )
}

function State({ file }: { readonly file: OwnFileState }) {
  switch (file.is) {
    case 'current':
      return (
        <p>
          <span aria-hidden="true">●</span> {say.current(file.name, momentText(new Date(file.at)))}
        </p>
      )
    case 'locked':
      return (
        <>
          <p>
            <span aria-hidden="true">○</span> {say.locked(file.name)}
          </p>
          <Button run={allowFile} primary>
            {say.allow}
          </Button>
        </>
      )
    case 'ahead':
      return <Ahead {...file} />
    default:
      return (
        <p>
          <span aria-hidden="true">▼</span> {say[file.is](file.name)}
        </p>
      )
  }
}

/** A file of the user's own that follows every change, where the browser can. */
export function FileBlock({ device: { file } }: { readonly device: DeviceShelf }) {
  return (
    <section className="card" aria-labelledby="own-file">
      <h2 id="own-file">{say.file}</h2>
      {canHaveFile() ? (
        <>
          {file ? <State file={file} /> : <p>{say.fileHelp}</p>}
          <div className="buttons">
            <Button run={() => loadDevice().then(chooseFile)}>{file ? say.chooseOther : say.choose}</Button>
            {file ? <Button run={leaveFile}>{say.leave}</Button> : null}
          </div>
        </>
      ) : (
        <p>{say.noFile}</p>
      )}
    </section>
  )
}
