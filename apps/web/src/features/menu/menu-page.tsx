import { useEffect, useState } from 'react'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { decapitaliseName } from '../../format/page-speech.ts'
import { writeTogether } from '../../library/restore.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { arrivalNow, takeArrival } from '../../routes/use-page.ts'
import * as pageCss from '../../ui/page.module.css'
import { useToast } from '../../ui/toasts.tsx'
import { bookWords } from '../../words/es/book.ts'
import { menuWords as say } from '../../words/es/menu.ts'
import { loadingText } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { menuRecords } from './apply.ts'
import * as basesCss from './bases.module.css'
import { ChooseFlavours } from './choose.tsx'
import { BaseCards, CorrectedCard, FlavourList, WallPaper } from './found.tsx'
import { BasesPicture } from './picture.tsx'
import type { MenuBlock, MenuReply } from './protocol.ts'
import { RiseSheet } from './rise-sheet.tsx'
import { choiceOfBlock, type ShownBase, type ShownMenu, shownMenu } from './shown.ts'
import { useMenuWorker } from './use-menu.ts'
import { type MenuState, useMenuState } from './use-menu-state.ts'
import '../../ui/style/controls.css'
import '../../ui/style/print.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

type FoundMenus = Extract<MenuReply, { readonly blocks: unknown }>

/** Kilos of a vat that are offered. */
const VATS = [1, 20, 60, 120] as const

/** What a base is called: by the one flavour that it is for, by its family, or by its number too where it has several. */
const baseNamer =
  ({ bases }: ShownMenu) =>
  (base: ShownBase): string =>
    base.isAlone && base.flavours[0] !== undefined
      ? say.baseOf(base.flavours[0])
      : say.baseName(
          base.family,
          bases.filter(({ family, isAlone }) => family === base.family && !isAlone).length < 2,
          base.mark,
        )

/** Outside ice cream a family is a type, which has a name. */
const namedBlock = (craft: AppCraft, block: MenuBlock): MenuBlock => ({
  ...block,
  family: decapitaliseName(craft.types[block.family]?.label ?? block.family),
})

/** Whether it is proven, why fewer do not do, and what more would spare. */
function Proof({
  blocks,
  menu,
  state,
}: {
  readonly blocks: readonly MenuBlock[]
  readonly menu: ShownMenu
  readonly state: string
}) {
  const [reason] = blocks.flatMap(({ answer }) => answer.porQue)
  const better = blocks.length === 1 ? blocks[0]?.answer.elecciones?.at(-1) : undefined
  const bound = blocks.reduce((sum, { answer }) => sum + answer.prueba.bases.cota, 0)
  return (
    <p className={basesCss.proof} aria-live="polite">
      {menu.isProven ? say.proven : bound < menu.bases.length ? say.perhaps(bound) : null}{' '}
      {menu.correctedBound < menu.corrected.length ? say.perhapsFewer(menu.correctedBound) : null} {reason?.frase}{' '}
      {better && better.bases > menu.bases.length ? say.withMore(better.bases, better.corregidos) : null}{' '}
      {state === 'stopped' ? say.stopped : null}
    </p>
  )
}

interface FoundProps {
  readonly blocks: readonly MenuBlock[]
  readonly menu: ShownMenu
  readonly state: MenuState
  readonly isWorking: boolean
}

function Middle({ blocks, menu, state, isWorking }: FoundProps) {
  const pictured = blocks.filter(({ flavours }) => flavours.length > 1)
  return (
    <div className={basesCss.middle}>
      {pictured.map((block) => {
        const at = blocks.indexOf(block)
        return (
          <BasesPicture
            key={`${block.family}${at}`}
            block={block}
            isOnly={blocks.length === 1}
            isWorking={isWorking && at === blocks.length - 1}
            chosen={choiceOfBlock(block, state.wanted[at])?.bases}
            onChoose={(bases) => state.setWanted(state.wanted.with(at, bases))}
          />
        )
      })}
      <BaseCards bases={menu.bases} nameOf={baseNamer(menu)} kilos={state.kilos} />
    </div>
  )
}

function Vat({ kilos, setKilos }: Pick<MenuState, 'kilos' | 'setKilos'>) {
  return (
    <fieldset className="choices">
      <legend className="unseen">{say.vat}</legend>
      {VATS.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="vat" checked={kilos === one} onChange={() => setKilos(one)} />
          {say.vatKilos(one)}
        </label>
      ))}
    </fieldset>
  )
}

function Reasons({ blocks, onDose }: { readonly blocks: readonly MenuBlock[]; readonly onDose: MenuState['setDose'] }) {
  const conflicts = blocks.flatMap(({ answer }) => answer.porQue)
  const impossible = blocks.flatMap(({ answer }) => answer.imposibles)
  const unserved = blocks.filter(({ answer }) => answer.elecciones?.length === 0)
  return (
    <>
      {unserved.map(({ family, answer }) => (
        <p key={family} className={basesCss.fault}>
          <span aria-hidden="true">▼</span> {answer.titular}
        </p>
      ))}
      {impossible.map(({ sabor, frase }) => (
        <p key={sabor} className={basesCss.fault} data-part="menu-impossible">
          <span aria-hidden="true">▼</span> {frase}
        </p>
      ))}
      {conflicts.length > 0 ? (
        <details className={basesCss.why}>
          <summary>{say.why}</summary>
          <ul className="reasons">
            {conflicts.map(({ frase, dosis }) => (
              <li key={frase}>
                {frase}
                {dosis ? (
                  <button type="button" className="button" onClick={() => onDose(dosis.sabor, dosis.name, dosis.a)}>
                    {say.putDose(dosis.a, dosis.name)}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {blocks
        .flatMap(({ answer }) => answer.warnings)
        .map((warning) => (
          <p key={warning} className="muted">
            {warning}
          </p>
        ))}
    </>
  )
}

/** Keeps the bases and the flavours on them, all at once, and takes them back at once. */
function useMaking(props: Props, state: MenuState, menu: ShownMenu) {
  const toast = useToast()
  return async (): Promise<void> => {
    const { saved } = props.device.now()
    const chosen = new Map(state.formulas.map(({ id, name }) => [name, saved.find((one) => one.id === id)]))
    const records = menuRecords(menu, baseNamer(menu), {
      craft: state.craft,
      type: menu.flavours.find(({ type }) => type !== undefined)?.type ?? props.craft.defaultType,
      saved,
      chosen: new Map([...chosen].flatMap(([name, one]) => (one ? [[name, one] as const] : []))),
      notes: say.notes,
      now: new Date().toISOString(),
    })
    try {
      const undo = await writeTogether(records)
      toast({
        text: say.made(menu.bases.length, menu.flavours.length),
        undo: () => void undo().then(() => toast({ text: say.unmade })),
      })
    } catch {
      toast({ text: say.failed })
    }
  }
}

function Found(props: Props & FoundProps) {
  const { blocks, menu, state, isWorking } = props
  const make = useMaking(props, state, menu)
  return (
    <div className={basesCss.columns} data-craft={state.craft}>
      <FlavourList flavours={menu.flavours} />
      <Middle blocks={blocks} menu={menu} state={state} isWorking={isWorking} />
      <aside className={basesCss.side}>
        <CorrectedCard menu={menu} apart={state.apart} onDose={state.setDose} onApart={state.toggleApart} />
        <Reasons blocks={blocks} onDose={state.setDose} />
        <div className={`card ${basesCss.make}`}>
          <Vat kilos={state.kilos} setKilos={state.setKilos} />
          <button
            type="button"
            className="button primary"
            disabled={isWorking || menu.flavours.some(({ faults }) => faults.length > 0)}
            onClick={() => void make()}
          >
            {say.make}
          </button>
          <p className="muted">{say.makes(menu.bases.length, menu.flavours.length)}</p>
        </div>
        <button type="button" className="button quiet" onClick={() => state.openRise('')}>
          {say.rise}
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          {say.print}
        </button>
      </aside>
      <WallPaper menu={menu} nameOf={baseNamer(menu)} />
    </div>
  )
}

/** How many bases a menu needs, which, and whom to correct. */
export function MenuPage(props: Props) {
  const { workshop, device } = props
  const [arrival] = useState(arrivalNow)
  useEffect(() => {
    takeArrival()
  }, [])
  const state = useMenuState(device, workshop.formula.craft, arrival?.rise)
  const craft = craftOfEngine(useEngine([state.craft, 'names']), state.craft)
  const { work, stop, again } = useMenuWorker<FoundMenus>(state.question, state.warmUp)
  if (!device.isRead) return <p className="loading">{loadingText}</p>
  const blocks = (work.state === 'idle' ? [] : (work.reply?.blocks ?? [])).map((block) => namedBlock(craft, block))
  const menu = shownMenu(blocks, state.wanted, craft.definition.reads.fields)
  const isWorking = work.state === 'working'
  const isRefused = work.state === 'refused' || work.state === 'broken'
  return (
    <div className={`${pageCss.page} ${basesCss.page}`} data-part="menu">
      <header className={pageCss.head}>
        <p className="muted">
          <PageLink to="formulas">{bookWords.title}</PageLink> › {say.title}
        </p>
        <h1>
          {menu.flavours.length > 0
            ? `${say.headline(menu.flavours.length, menu.bases.length)} ${say.corrected(menu.corrected.length)}`
            : say.title}
        </h1>
        {menu.flavours.length > 0 ? (
          <Proof blocks={blocks} menu={menu} state={work.state} />
        ) : (
          <p>{state.count < 2 ? say.empty : say.help}</p>
        )}
        {isWorking ? (
          <p className={basesCss.working} role="status">
            {say.working}{' '}
            <button type="button" className="button" onClick={stop}>
              {say.stop}
            </button>
          </p>
        ) : null}
        {work.state === 'stopped' ? (
          <button type="button" className="button" onClick={again}>
            {say.again}
          </button>
        ) : null}
        {isRefused ? (
          <p className={basesCss.fault} role="alert">
            <span aria-hidden="true">▼</span> {work.problem ?? say.broken}
          </p>
        ) : null}
      </header>
      <ChooseFlavours
        crafts={state.crafts}
        craft={state.craft}
        onCraft={state.setCraft}
        saved={state.offered}
        chosen={state.chosen}
        onChoose={state.setChosen}
        pasted={state.pasted}
        onPasted={state.setPasted}
        isOpen={state.count < 2}
        isRefused={isRefused}
      />
      {menu.flavours.length > 0 ? (
        <Found {...props} blocks={blocks} menu={menu} state={state} isWorking={isWorking} />
      ) : null}
      {menu.flavours.length === 0 && blocks.length > 0 ? <Reasons blocks={blocks} onDose={state.setDose} /> : null}
      {state.rise === undefined ? null : (
        <RiseSheet device={device} about={state.rise} craft={state.craft} onClose={() => state.openRise(undefined)} />
      )}
    </div>
  )
}
