import { useState } from 'react'
import { shownName } from '../../format/page-speech.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { menuWords as say } from '../../words/es/menu.ts'
import * as basesCss from './bases.module.css'
import type { ShownBase, ShownFlavour, ShownMenu } from './shown.ts'
import '../../ui/style/controls.css'

/** Whose base it is: hollow, filled, striped, never by hue alone. */
const BaseMark = ({ mark }: { readonly mark: number }) => (
  <span className={basesCss.mark} data-mark={mark > 3 ? undefined : mark}>
    <span className="unseen">{say.mark(mark)}</span>
    <span aria-hidden="true">{mark}</span>
  </span>
)

interface ListProps {
  readonly flavours: readonly ShownFlavour[]
}

/** Each flavour with its base, and what a kilo of it takes. */
export const FlavourList = ({ flavours }: ListProps) => (
  <section className={`card ${basesCss.flavours}`} data-part="menu-flavours" aria-label={say.perKilo}>
    <h2>{say.perKilo}</h2>
    <ul>
      {flavours.map(({ name, mark, doses, corrections, faults }) => (
        <li key={name}>
          <BaseMark mark={mark} />
          <b>{name}</b>
          <span className={basesCss.dose}>
            {doses.length > 0 ? say.doses(doses) : say.nothing}
            {corrections.length > 0 ? <b>{say.correction(corrections)}</b> : null}
          </span>
          {faults.map((fault) => (
            <span key={fault} className={basesCss.fault}>
              <span aria-hidden="true">▼</span> {fault}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </section>
)

interface BasesProps {
  readonly bases: readonly ShownBase[]
  readonly nameOf: (base: ShownBase) => string
  readonly kilos: number
}

export const BaseCards = ({ bases, nameOf, kilos }: BasesProps) => (
  <div className={basesCss.bases}>
    {bases.map((base) => (
      <section key={base.mark} className="card" data-part="menu-base" aria-label={nameOf(base)}>
        <header className="card-head">
          <h2>
            <BaseMark mark={base.mark} /> {nameOf(base)}
          </h2>
          <span className="muted">{base.perKilo > 0 ? say.eachKilo(base.perKilo) : '?'}</span>
        </header>
        <p className="muted">{say.serves(base.flavours)}</p>
        <table className="table">
          <tbody>
            {base.ingredients.map(({ name, grams }) => (
              <tr key={name}>
                <th scope="row">{shownName(name)}</th>
                <td className="number">
                  <b>{say.kilos(grams * kilos)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </div>
)

interface CorrectedProps {
  readonly menu: ShownMenu
  readonly apart: readonly string[]
  readonly onDose: (flavour: string, line: string, grams: number | undefined) => void
  readonly onApart: (flavour: string) => void
}

function CorrectedFlavour({
  flavour,
  onDose,
  onApart,
}: { readonly flavour: ShownFlavour } & Omit<CorrectedProps, 'menu' | 'apart'>) {
  const [isOpen, setOpen] = useState(false)
  const { name, mark, doses, corrections } = flavour
  return (
    <div data-part="menu-corrected">
      <p>{say.correctOne(mark, doses)}</p>
      <p>
        <b>{say.doses(corrections)}.</b>
      </p>
      <div className="buttons">
        {doses.length > 0 ? (
          <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say.otherDose}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => onApart(name)}>
          {say.ownBase}
        </button>
      </div>
      {isOpen
        ? doses.map((line) => (
            <div key={line.name} className="field">
              {shownName(line.name)}
              <QuantityInput
                label={say.doseOf(shownName(line.name), name)}
                value={line.grams}
                onChange={(grams) => onDose(name, line.name, grams)}
                onClear={() => onDose(name, line.name, undefined)}
              />
            </div>
          ))
        : null}
    </div>
  )
}

/** Whom to correct and by how much, and two ways not to. */
export function CorrectedCard({ menu, apart, onDose, onApart }: CorrectedProps) {
  const { corrected, flavours } = menu
  const firm = flavours.filter(({ firmness }) => firmness !== undefined)
  const [tightest] = firm.toSorted((a, b) => (a.firmness ?? 1) - (b.firmness ?? 1))
  if (corrected.length === 0 && apart.length === 0) return null
  return (
    <section className={basesCss.corrected} aria-label={say.toCorrect(corrected.map(({ name }) => name))}>
      {corrected.length > 0 ? <h2>{say.toCorrect(corrected.map(({ name }) => name))}</h2> : null}
      {corrected.map((flavour) => (
        <div key={flavour.name}>
          {corrected.length > 1 ? <h3>{flavour.name}</h3> : null}
          <CorrectedFlavour flavour={flavour} onDose={onDose} onApart={onApart} />
        </div>
      ))}
      {tightest ? (
        <p className="muted">{say.tightest(tightest.name, Math.floor(100 * (tightest.firmness ?? 1)))}</p>
      ) : null}
      {apart.map((name) => (
        <button key={name} type="button" className="button quiet" onClick={() => onApart(name)}>
          {name}: {say.shareBase}
        </button>
      ))}
    </section>
  )
}

interface PaperProps {
  readonly menu: ShownMenu
  readonly nameOf: (base: ShownBase) => string
}

/** The table for the wall: the bases by the kilo, and what each flavour takes of which. Only paper shows it. */
export const WallPaper = ({ menu: { bases, flavours }, nameOf }: PaperProps) => (
  <section className={basesCss.paper} data-part="menu-paper">
    <h1>{say.wall}</h1>
    <div className={basesCss.bases}>
      {bases.map((base) => (
        <table key={base.mark} className="table">
          <caption>
            {base.mark}. {nameOf(base)}
          </caption>
          <tbody>
            {base.ingredients.map(({ name, grams }) => (
              <tr key={name}>
                <th scope="row">{shownName(name)}</th>
                <td className="number">{say.grams(grams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{say.flavour}</th>
          <th scope="col">{say.base}</th>
          <th scope="col">{say.dose}</th>
        </tr>
      </thead>
      <tbody>
        {flavours.map(({ name, mark, doses, corrections }) => (
          <tr key={name}>
            <th scope="row">{shownName(name)}</th>
            <td>{mark}</td>
            <td>
              {doses.length > 0 ? say.doses(doses) : say.nothing}{' '}
              {corrections.length > 0 ? <b>{say.correction(corrections)}</b> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
