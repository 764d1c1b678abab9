import { type HeladoBody, number } from '@obrador/engine'
import { useCallback } from 'react'
import { withUnit } from '../../formula/numbers.ts'
import { freezing as say } from '../../messages/panels.ts'
import { type Draw, Figure } from '../../parts/plot.tsx'
import { Facts } from '../facts.tsx'
import { LegalPanel } from '../legal-panel.tsx'
import type { CraftPanelProps } from './props.ts'

type Curve = NonNullable<NonNullable<HeladoBody['explicacion']>['congelacion']>

const HEIGHT = 220
/** Degrees under which the curve is flat and nobody keeps ice cream, and the warmest that makes ice. */
const COLDEST = -30
const WARMEST = -1

function useCurve({ curva, vitrina }: Curve): Draw {
  return useCallback(
    (plot, width) =>
      plot.plot({
        className: 'plot',
        width,
        height: HEIGHT,
        marginLeft: 36,
        marginBottom: 34,
        marginTop: 26,
        x: { label: say.degrees, domain: [0, COLDEST], tickFormat: (degrees: number) => number(degrees), ticks: 6 },
        y: { label: say.ice, domain: [0, 100], ticks: 5, grid: true },
        marks: [
          plot.line(
            curva.filter(({ temperatura }) => temperatura >= COLDEST),
            { x: 'temperatura', y: 'hielo', className: 'plot-line', curve: 'monotone-x' },
          ),
          plot.ruleX([vitrina.temperatura], { className: 'plot-rule' }),
          plot.dot([vitrina], { x: 'temperatura', y: 'hielo', r: 5, className: 'plot-dot' }),
          plot.text([vitrina], {
            x: 'temperatura',
            y: () => 100,
            dy: -8,
            text: () => say.cabinetMark,
            className: 'plot-note',
          }),
        ],
      }),
    [curva, vitrina],
  )
}

function Freezing({ curve, onCabinet }: { readonly curve: Curve; readonly onCabinet: (cabinet: number) => void }) {
  const { vitrina, puntoInicial } = curve
  const draw = useCurve(curve)
  return (
    <>
      <p className="lead">{say.reading(number(vitrina.temperatura), number(vitrina.hielo, 1), vitrina.textura)}</p>
      <Figure
        draw={draw}
        height={HEIGHT}
        label={say.curve(number(puntoInicial), number(vitrina.temperatura), number(vitrina.hielo, 0))}
      />
      <div className="slider">
        <span aria-hidden="true">{say.cabinet}</span>
        <output>{withUnit(vitrina.temperatura, '°C', 1)}</output>
        <input
          type="range"
          aria-label={say.cabinet}
          min={COLDEST}
          max={WARMEST}
          step={0.1}
          value={vitrina.temperatura}
          onChange={(event) => onCabinet(Number(event.target.value))}
        />
      </div>
      <Facts facts={[[say.start, withUnit(puntoInicial, '°C', 1)]]} />
    </>
  )
}

export function HeladoPanel({ body, onCabinet }: CraftPanelProps<HeladoBody>) {
  const curve = body.explicacion?.congelacion
  return (
    <>
      {curve ? <Freezing curve={curve} onCabinet={onCabinet} /> : <p>{say.none}</p>}
      {body.legal ? <LegalPanel legal={body.legal} /> : null}
    </>
  )
}
