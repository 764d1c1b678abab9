import type { HeladoBody } from '@obrador/engine'
import { useCallback } from 'react'
import { numberWithUnit } from '../../../../format/numbers.ts'
import { numberText } from '../../../../format/page-speech.ts'
import { FactList } from '../../../../ui/facts.tsx'
import * as plotCss from '../../../../ui/plot.module.css'
import { type DrawPlot, PlotFigure } from '../../../../ui/plot.tsx'
import { CabinetField } from '../../../../views/cabinet-field.tsx'
import { cabinetWords } from '../../../../words/es/norms.ts'
import { freezingWords as say } from '../../../../words/es/panels.ts'
import type { CraftPanelProps } from './props.ts'
import '../../../../ui/style/controls.css'

type Curve = NonNullable<NonNullable<HeladoBody['explicacion']>['congelacion']>

const HEIGHT = 220
/** Degrees under which the curve is flat and nobody keeps ice cream. */
const COLDEST = -30

/** The curve begins where freezing does: degree by degree it would leave the axis before that. */
const drawnPoints = ({ curva, puntoInicial }: Pick<Curve, 'curva' | 'puntoInicial'>): Curve['curva'] =>
  [...curva.filter(({ hielo }) => hielo > 0), { temperatura: puntoInicial, hielo: 0 }, { temperatura: 0, hielo: 0 }]
    .filter(({ temperatura }) => temperatura >= COLDEST)
    .toSorted((one, other) => other.temperatura - one.temperatura)

/** `mark`: what the temperature that is marked is of. */
function useCurve({ curva, puntoInicial, vitrina }: Curve, mark: string): DrawPlot {
  return useCallback(
    (plot, width) =>
      plot.plot({
        className: plotCss.plot,
        width,
        height: HEIGHT,
        marginLeft: 36,
        marginBottom: 34,
        marginTop: 26,
        x: { label: say.degrees, domain: [0, COLDEST], tickFormat: (degrees: number) => numberText(degrees), ticks: 6 },
        y: { label: say.ice, domain: [0, 100], ticks: 5, grid: true },
        marks: [
          plot.line(drawnPoints({ curva, puntoInicial }), {
            x: 'temperatura',
            y: 'hielo',
            className: plotCss.line,
            curve: 'monotone-x',
          }),
          plot.ruleX([vitrina.temperatura], { className: plotCss.rule, clip: true }),
          plot.dot([vitrina], {
            clip: true,
            x: 'temperatura',
            y: 'hielo',
            r: 5,
            className: plotCss.dot,
          }),
          plot.text([vitrina], {
            x: 'temperatura',
            y: () => 100,
            dy: -8,
            text: () => mark,
            className: plotCss.note,
          }),
        ],
      }),
    [curva, puntoInicial, vitrina, mark],
  )
}

type FreezingProps = Pick<CraftPanelProps<HeladoBody>, 'cabinet' | 'onCabinet'> & { readonly curve: Curve }

function Freezing({ curve, cabinet, onCabinet }: FreezingProps) {
  const { vitrina, puntoInicial, servicio } = curve
  const draw = useCurve(curve, say.marks[cabinet === undefined ? 'serving' : 'cabinet'])
  return (
    <>
      <p className="lead">
        {say[cabinet === undefined ? 'reading' : 'inCabinet'](
          numberText(vitrina.temperatura),
          numberText(vitrina.hielo, 0),
          vitrina.textura,
        )}
      </p>
      <PlotFigure
        draw={draw}
        height={HEIGHT}
        label={say.curve(numberText(puntoInicial, 1), numberText(vitrina.temperatura), numberText(vitrina.hielo, 0))}
      />
      <CabinetField key={cabinet} cabinet={cabinet} onCabinet={onCabinet} />
      <FactList
        facts={[
          [say.start, numberWithUnit(puntoInicial, '°C', 1)],
          ...(cabinet === undefined ? [] : [[cabinetWords.fixed, numberWithUnit(servicio, '°C', 1)] as const]),
        ]}
      />
    </>
  )
}

export function HeladoPanel({ body, cabinet, onCabinet }: CraftPanelProps<HeladoBody>) {
  const curve = body.explicacion?.congelacion
  return curve ? <Freezing curve={curve} cabinet={cabinet} onCabinet={onCabinet} /> : <p>{say.none}</p>
}
