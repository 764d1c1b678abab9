import {
  ALL_ALLERGENS,
  allergenNames,
  allergenOfWord,
  LABEL_NUTRIENTS,
  type ProductLabel,
  listText as spanishList,
} from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { gramsText } from '../format/numbers.ts'
import { shownTerm } from '../format/page-speech.ts'
import { shownAmount } from '../format/shown-amount.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { finishedFrom } from '../model/amounts.ts'
import type { TableFormula } from '../model/formula.ts'
import { statedInFormula } from '../model/stated.ts'
import { writtenNameIn } from '../model/written-name.ts'
import { foodLabel, workshopReading } from '../reading/food-label.ts'
import { gramsLeftOf } from '../reading/loss.ts'
import { wordedLabel } from '../reading/on-label.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { labelPanelWords as say } from '../words/es/label.ts'
import { labelTextWords as printed } from '../words/printed-label.ts'
import * as gaugesCss from './gauges.module.css'
import * as labelPanelCss from './label-panel.module.css'
import { LabelText } from './label-text.tsx'
import '../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: Pick<DeviceShelf, 'own' | 'packets' | 'habits' | 'saved'>
}

/** Parts of the declaration that are printed under another («de las cuales…»). */
const PARTS: ReadonlySet<string> = new Set(['saturadas', 'azucares'])

interface NutritionProps extends Pick<ProductLabel, 'nutricion'> {
  /** What its portion is called. */
  readonly perPortion?: (grams: string) => string
}

export function NutritionTable({ nutricion, perPortion = say.perPortion }: NutritionProps) {
  const { por100g, porRacion, racion_g } = nutricion
  return (
    <table className={`table stacks ${labelPanelCss.nutrition}`}>
      <caption>{say.nutrition}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" className="number">
            {say.per100}
          </th>
          {porRacion ? (
            <th scope="col" className="number">
              {perPortion(gramsText(racion_g ?? 0))}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {LABEL_NUTRIENTS.map((key) => (
          <tr key={key} data-part={PARTS.has(key) || undefined}>
            <th scope="row">{shownTerm(por100g[key].etiqueta)}</th>
            <td className="number">{shownAmount(por100g[key].texto)}</td>
            {porRacion ? <td className="number">{shownAmount(porRacion[key].texto)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface AllergensProps extends Pick<ProductLabel, 'alergenos'> {
  readonly traces: readonly string[]
}

function Allergens({ alergenos, traces }: AllergensProps) {
  const isTrace = new Set(traces.map(allergenOfWord))
  const present = new Set(alergenos.presentes.map(({ id }) => id))
  // As the label prints it, where nothing is left to tell.
  const isPrinted = present.size > 0 && alergenos.sinDato.length === 0
  // What nobody told, and what may be there, is not absent.
  const rest = alergenos.mostrador.filter(({ id, lleva }) => lleva !== true && !isTrace.has(id))
  const [absent, unknown] = [rest.filter(({ lleva }) => lleva === false), rest.filter(({ lleva }) => lleva !== false)]
  const chips = (ids: readonly (typeof ALL_ALLERGENS)[number][], label: string, present = false) => (
    <ul
      className={labelPanelCss.allergens}
      data-part="allergens"
      aria-label={label}
      data-present={present || undefined}
    >
      {ids.map((id) => (
        <li key={id}>{shownTerm(allergenNames[id])}</li>
      ))}
    </ul>
  )
  return (
    <section aria-label={say.allergens}>
      <h3>{say.allergens}</h3>
      <p lang={isPrinted ? 'es' : undefined}>{alergenos.texto}</p>
      {traces.length === 0 ? null : (
        <p lang="es">
          {printed.traces} {spanishList(traces, 'y')}.
        </p>
      )}
      {present.size > 0
        ? chips(
            ALL_ALLERGENS.filter((id) => present.has(id)),
            say.present,
            true,
          )
        : null}
      {[
        { label: say.unknown, all: unknown },
        { label: say.absent, all: absent },
      ].map(({ label, all }) =>
        all.length === 0 ? null : (
          <details key={label} className={gaugesCss.moreFigures}>
            <summary>
              {label} <span className="muted">{all.length}</span>
            </summary>
            {chips(
              all.map(({ id }) => id),
              label,
            )}
          </details>
        ),
      )}
    </section>
  )
}

export function LabelPanel({ craft, formula, device }: Props) {
  const { own, habits } = device
  const [typed, setPortion] = useState<{ readonly grams: number | undefined }>()
  const { pieceGrams } = formula.batch
  // A label tells what is sold: of what loses in the oven, the piece as it comes out.
  const proposed =
    pieceGrams === undefined ? undefined : finishedFrom(pieceGrams, 100 * (1 - gramsLeftOf(craft, formula, own)))
  const portion = typed ? typed.grams : proposed
  // What the label desk has is what this says, until another is tried here.
  const [tried, setName] = useState<string>()
  const name = tried ?? writtenNameIn(formula) ?? ''
  const wishes = {
    ...(portion !== undefined && portion >= 1 && { racion: portion }),
    ...(name.trim() !== '' && { denominacion: name }),
  }
  const reading = workshopReading(device)
  const label = foodLabel(craft, formula, own, wishes, reading)
  if (!label) return null
  const { nutricion, alergenos, ingredientes, menciones, warnings, base, nota, denominacion } = label
  const { traces = [] } = wordedLabel(label, statedInFormula(formula), formula, habits, reading).stated
  return (
    <>
      <div className="pair">
        <label className="field">
          {say.name}
          <input
            lang="es"
            value={name}
            maxLength={120}
            placeholder={denominacion ?? say.namePlaceholder}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className="field">
          <span aria-hidden="true">{say.portion}</span>
          <QuantityInput
            unit="g"
            label={say.portion}
            value={portion}
            onChange={(value) => setPortion({ grams: value })}
            onClear={() => setPortion({ grams: undefined })}
          />
        </div>
      </div>
      <NutritionTable nutricion={nutricion} />
      <p className="muted">{base.texto}</p>
      <section aria-label={say.ingredients}>
        <h3>{say.ingredients}</h3>
        <LabelText list={ingredientes} />
      </section>
      <Allergens alergenos={alergenos} traces={traces} />
      {menciones.length > 0 ? (
        <section aria-label={say.mentions}>
          <h3>{say.mentions}</h3>
          {menciones.map((text) => (
            <p key={text} lang="es">
              {text}
            </p>
          ))}
        </section>
      ) : null}
      {warnings.length > 0 ? (
        <section aria-label={say.warnings}>
          <h3>{say.warnings}</h3>
          <ul className="reasons">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="muted">{nota}</p>
    </>
  )
}
