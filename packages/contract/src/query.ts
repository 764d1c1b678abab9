import { type TProperties, Type } from 'typebox'

/** A cabinet colder or warmer than this is no cabinet, °C. */
export const CABINET = { coldest: -40, warmest: -1 } as const

const explica = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description: 'Con «1» la respuesta trae «explicacion»: cómo ha salido cada cifra.',
  }),
)

const abrir = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description: 'Con «1», junto a «explica=1», la explicación llega a lo que hay dentro de cada preparación.',
  }),
)

/** What may follow the path of every craft; some add their own. */
const query = <Extra extends TProperties>(extra: Extra) => Type.Object({ explica, abrir, ...extra })

export const PlainQuery = query({})

export const HeladoQuery = query({
  vitrina: Type.Optional(
    Type.Number({
      minimum: CABINET.coldest,
      maximum: CABINET.warmest,
      description: 'Temperatura de tu vitrina en °C, para la curva de congelación de «explicacion».',
    }),
  ),
})
