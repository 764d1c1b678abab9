import { bothTexts, type SchemaText } from '../both-texts.ts'
import { explicacionSchema } from '../explicacion.ts'
import { Type } from '../schema-type.ts'

const temperature = (about: SchemaText) => Type.Number(about)
const Ice = Type.Number(
  bothTexts`Agua que está helada a esa temperatura, %. | Water that is frozen at that temperature, %.`,
)

const FreezingCurve = Type.Object(
  {
    puntoInicial: temperature(
      bothTexts`Temperatura en °C a la que aparece el primer hielo. | Temperature in °C at which the first ice appears.`,
    ),
    servicio: temperature(
      bothTexts`Temperatura en °C a la que se puede servir: la misma de «params.PAC». | Temperature in °C at which it can be served: that of \`params.PAC\`.`,
    ),
    servicioCorvitto: temperature(
      bothTexts`Temperatura en °C con el 66 % del agua helada. | Temperature in °C with 66 % of the water frozen.`,
    ),
    vitrina: Type.Object(
      {
        temperatura: temperature(bothTexts`Temperatura de la vitrina, °C. | Temperature of the cabinet, °C.`),
        hielo: Ice,
        textura: Type.String(bothTexts`Cómo se notará a la espátula. | How it will feel to the spatula.`),
      },
      bothTexts`Cómo estará la mezcla en la vitrina de «?vitrina=». | How the mix will be in the cabinet of \`?vitrina=\`.`,
    ),
    curva: Type.Array(
      Type.Object({ temperatura: temperature(bothTexts`Temperatura, °C. | Temperature, °C.`), hielo: Ice }),
      bothTexts`Agua helada grado a grado. | Frozen water degree by degree.`,
    ),
  },
  bothTexts`Cómo se congela la mezcla. Falta si no tiene agua. | How the mix freezes. Missing if it has no water.`,
)

export const HeladoExplicacion = explicacionSchema({ congelacion: Type.Optional(FreezingCurve) })
