import type { LabelNutrient } from '@obrador/engine'
import { Fragment } from 'react'
import type { OnLabel } from '../../model/mentions.ts'
import { type LabelPaperSize, netPoints } from '../../model/paper.ts'
import { dateOnLabel, netOnLabel } from '../../reading/on-label.ts'
import { LabelText } from '../../views/label-text.tsx'
import { labelTextWords as say } from '../../words/printed-label.ts'
import * as labelCss from './label.module.css'

interface Props {
  readonly on: OnLabel
  readonly paper: LabelPaperSize
  readonly points: number
  readonly isDraft: boolean
  /** Where a table has no room (art. 34.2 of Regulation (EU) 1169/2011). */
  readonly isLinear?: boolean
}

/** After the energy, in the order of Annex XV; those under another are part of it. */
const DECLARED: readonly (readonly [key: LabelNutrient, isPart: boolean])[] = [
  ['grasas', false],
  ['saturadas', true],
  ['hidratosDeCarbono', false],
  ['azucares', true],
  ['fibra', false],
  ['proteinas', false],
  ['sal', false],
]

function Nutrition({ on: { label } }: Pick<Props, 'on'>) {
  const { por100g } = label.nutricion
  return (
    <table className={labelCss.paperNutrition}>
      <thead>
        <tr>
          <th scope="col">{say.nutrition}</th>
          <th scope="col">{say.per100}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say.energy}</th>
          <td>
            {por100g.energiaKj.texto} / {por100g.energiaKcal.texto}
          </td>
        </tr>
        {DECLARED.map(([key, isPart]) => (
          <tr key={key}>
            <th scope="row">
              {isPart ? '— ' : ''}
              {por100g[key].etiqueta}
            </th>
            <td>{por100g[key].texto}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same in one run of text: «Grasas 10 g, de las cuales saturadas 3,2 g; …». */
function NutritionRun({ on: { label } }: Pick<Props, 'on'>) {
  const { por100g } = label.nutricion
  const energy = `${say.energy.toLowerCase()} ${por100g.energiaKj.texto} / ${por100g.energiaKcal.texto}`
  const rest = DECLARED.map(
    ([key, isPart]) => `${isPart ? ', ' : '; '}${por100g[key].etiqueta.toLowerCase()} ${por100g[key].texto}`,
  )
  return (
    <p>
      <b>{say.run}</b> {energy}
      {rest.join('')}.
    </p>
  )
}

/** «Puede contener avellana y pistacho.», what it may contain in bold. */
function Traces({ words }: { readonly words: readonly string[] }) {
  const last = words.length - 1
  return (
    <p>
      {say.traces}{' '}
      {words.map((word, at) => (
        <Fragment key={word}>
          {at === 0 ? '' : at === last ? say.and : ', '}
          <b>{word}</b>
        </Fragment>
      ))}
      .
    </p>
  )
}

/** The label itself, in millimetres and points: the same on the screen and on paper. */
export function LabelPaper({ on, paper, points, isDraft, isLinear = false }: Props) {
  const { label, stated, name, keeping, operator } = on
  const { net = 0, traces = [], lot = '', origin = '', text = '', nutrition = true } = stated
  const date = dateOnLabel(on)
  return (
    <div
      className={labelCss.paper}
      data-part="label-paper"
      lang="es"
      style={{
        width: `${paper.width}mm`,
        fontSize: `${points}pt`,
        ...(paper.height !== undefined && { height: `${paper.height}mm` }),
      }}
    >
      {isDraft ? <p className={labelCss.paperDraft}>{say.draft}</p> : null}
      <p className={labelCss.paperName}>{name}</p>
      {label.menciones.map((mention) => (
        <p key={mention}>{mention}</p>
      ))}
      <LabelText list={label.ingredientes} lead={say.ingredients} />
      {traces.length > 0 ? <Traces words={traces} /> : null}
      {!nutrition ? null : isLinear ? <NutritionRun on={on} /> : <Nutrition on={on} />}
      <div className={labelCss.paperNet} data-part="paper-net">
        {net > 0 ? <b style={{ fontSize: `${netPoints(net, points)}pt` }}>{netOnLabel(stated)}</b> : null}
        {date ? (
          <p>
            {date.words} <b>{date.date}</b>
          </p>
        ) : null}
      </div>
      <p>
        {keeping}
        {lot.trim() === '' ? null : (
          <>
            {' '}
            {say.lot} <b>{lot}</b>
          </>
        )}
      </p>
      {origin.trim() === '' ? null : (
        <p>
          {say.origin} {origin}
        </p>
      )}
      {text.trim() === '' ? null : <p>{text}</p>}
      <p>{operator}</p>
    </div>
  )
}
