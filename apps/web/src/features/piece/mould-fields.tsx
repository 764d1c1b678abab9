import { MOULD_SHAPES, type MouldShape, type PieceMould, USUAL_DIAMETER } from '../../model/piece.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { drawingWords as say } from '../../words/es/piece.ts'
import * as pieceCss from './piece.module.css'
import '../../ui/style/controls.css'

interface Props {
  readonly mould: PieceMould | undefined
  readonly onChange: (mould: PieceMould | undefined) => void
}

/** Of a bar whose length nobody has said yet, mm. */
const USUAL_LENGTH = 240

const KINDS = [...MOULD_SHAPES, 'none'] as const

/** What is known of the mould stays when only its shape is another. */
function reshaped(mould: PieceMould | undefined, shape: MouldShape): PieceMould {
  const { diameter = USUAL_DIAMETER, height, length = USUAL_LENGTH } = mould ?? {}
  return {
    shape,
    diameter,
    ...(shape === 'bar' && { length }),
    ...(shape !== 'dome' && height !== undefined && { height }),
  }
}

interface FieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly placeholder?: string
  readonly onChange: (value: number) => void
  readonly onClear?: () => void
}

const Field = (props: FieldProps) => (
  <div className="field">
    <span aria-hidden="true">{props.label}</span>
    <QuantityInput {...props} />
  </div>
)

export function MouldFields({ mould, onChange }: Props) {
  const shape = mould && (mould.shape ?? 'round')
  return (
    <>
      <fieldset className={`choices ${pieceCss.moulds}`}>
        <legend className="unseen">{say.mould}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className="choice">
            <input
              type="radio"
              name="mould"
              checked={(shape ?? 'none') === kind}
              onChange={() => onChange(kind === 'none' ? undefined : reshaped(mould, kind))}
            />
            {say.moulds[kind]}
          </label>
        ))}
      </fieldset>
      {mould && shape ? (
        <div className="pair">
          <Field
            label={say.diameter[shape]}
            value={mould.diameter}
            onChange={(diameter) => onChange({ ...mould, diameter })}
          />
          {shape === 'bar' ? (
            <Field label={say.length} value={mould.length} onChange={(length) => onChange({ ...mould, length })} />
          ) : null}
          {shape === 'dome' ? null : (
            <Field
              label={say.height}
              value={mould.height}
              placeholder={say.noHeight}
              onChange={(height) => onChange({ ...mould, height })}
              onClear={() => {
                const { height: _, ...open } = mould
                onChange(open)
              }}
            />
          )}
        </div>
      ) : null}
    </>
  )
}
