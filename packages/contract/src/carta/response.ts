import { bothTexts } from '../both-texts.ts'
import { textsSchema } from '../common.ts'
import { schemaWithFindings } from '../hallazgos.ts'
import { Type } from '../schema-type.ts'

const status = Type.Literal('ok', bothTexts`Siempre «ok» en una respuesta 200. | Always \`ok\` in a 200 answer.`)
const poweredBy = Type.String(bothTexts`Quién responde. | Who answers.`)
const weighed = Type.Object({
  name: Type.String(bothTexts`El ingrediente, como se mandó. | The ingredient, as sent.`),
  grams: Type.Number(bothTexts`Gramos por kilo de base. | Grams per kilo of base.`),
})
const perKilo = Type.Object(
  { kg: Type.Number(bothTexts`€ por kilo. | € per kilo.`) },
  bothTexts`Lo que cuesta. | What it costs.`,
)
const formula = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: 'object',
  additionalProperties: true,
  ...bothTexts`La fórmula entera, lista para la ruta de análisis de su oficio. | The whole formula, ready for the analysis path of its craft.`,
})
const verdict = Type.String(bothTexts`El veredicto del análisis. | The verdict of the analysis.`)

const limit = {
  sabor: Type.String(bothTexts`De qué sabor. | Of which flavour.`),
  parametro: Type.String(bothTexts`El parámetro o la cifra de la ley. | The parameter or the figure of the law.`),
  etiqueta: Type.String(bothTexts`Cómo se llama. | What it is called.`),
  limite: Type.Unsafe<'min' | 'max'>({
    type: 'string',
    enum: ['min', 'max'],
    ...bothTexts`Qué extremo. | Which end.`,
  }),
  valor: Type.Number(bothTexts`Su valor. | Its value.`),
  unidad: Type.String(bothTexts`Su unidad. | Its unit.`),
  ley: Type.Boolean(bothTexts`Si es del nombre. | Whether it is of the name.`),
}
const moved = {
  ...limit,
  necesario: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      ...bothTexts`A dónde tendría que moverse él solo; null si no basta con él. | Where it alone would have to move; null where it is not enough.`,
    }),
  ),
}

const base = Type.Object(
  {
    nombre: Type.String(bothTexts`«Base 1». | \`Base 1\`.`),
    familia: Type.String(
      bothTexts`De qué es: leche, agua, vegetal; fuera de los helados, su tipo. | What it is of: milk, water, plants; other crafts, its type.`,
    ),
    ingredients: Type.Array(weighed, bothTexts`Sus gramos. | Its grams.`),
    sabores: textsSchema(bothTexts`Los sabores que se hacen con ella. | The flavours made on it.`),
    holgura: Type.Optional(
      Type.Number(
        bothTexts`Cuánto queda hasta el límite más cercano, en anchuras de su rango, más allá del 2 % que siempre se guarda. | How far the nearest limit is, in widths of its range, beyond the 2 % always kept.`,
      ),
    ),
    coste: perKilo,
  },
  bothTexts`Una base. | A base.`,
)

const flavour = Type.Object(
  {
    nombre: Type.String(bothTexts`El sabor. | The flavour.`),
    base: Type.String(bothTexts`Su base. | Its base.`),
    correcciones: Type.Array(
      weighed,
      bothTexts`Lo que hay que añadirle por kilo de base. | What has to be added to it per kilo of base.`,
    ),
    dosis: Type.Optional(Type.Array(weighed, bothTexts`Las dosis que podían moverse. | The doses that could move.`)),
    formula,
    verdict,
    legal: Type.Optional(Type.String(bothTexts`Cómo puede llamarse. | What it may be called.`)),
    alergenos: textsSchema(bothTexts`Los que lleva. | Those it has.`),
    coste: perKilo,
    probabilidad: Type.Optional(
      Type.Number(
        bothTexts`Con «duda» o «seguridad»: cuántas veces aguantan todos sus rangos con la próxima compra. | With \`duda\` or \`seguridad\`: how often all its ranges hold at the next purchase.`,
      ),
    ),
    falla: Type.Optional(
      textsSchema(bothTexts`Lo que el análisis no le admite. | What the analysis does not accept of it.`),
    ),
  },
  bothTexts`Un sabor con su base. | A flavour with its base.`,
)

const point = Type.Object(
  {
    familia: Type.String(bothTexts`De qué familia. | Of which family.`),
    bases: Type.Integer(bothTexts`Cuántas bases. | How many bases.`),
    corregidos: Type.Integer(bothTexts`Cuántos sabores se corrigen. | How many flavours are corrected.`),
    gramos: Type.Number(bothTexts`Gramos corregidos, entre todos. | Grams corrected, in all.`),
    probado: Type.Boolean(
      bothTexts`Si está demostrado que no bastan menos. | Whether it is proven that fewer do not do.`,
    ),
    cotaCorregidos: Type.Integer(bothTexts`Menos de estos no pueden ser. | They cannot be fewer than these.`),
    cotaGramos: Type.Number(bothTexts`Ni menos gramos que estos. | Nor fewer grams than these.`),
    holgura: Type.Optional(Type.Number(bothTexts`La menor de sus bases. | The least of its bases.`)),
  },
  bothTexts`Con tantas bases, cuánto se corrige. | With so many bases, how much is corrected.`,
)

const proof = Type.Object(
  {
    bases: Type.Object(
      {
        minimo: Type.Unsafe<number | null>({
          type: ['integer', 'null'],
          ...bothTexts`Las que se han encontrado. | Those that were found.`,
        }),
        cota: Type.Integer(bothTexts`Con menos no se puede. | Fewer do not do.`),
        probado: Type.Boolean(bothTexts`Si las dos coinciden por demostración. | Whether it is proven.`),
      },
      bothTexts`De cuántas bases. | Of how many bases.`,
    ),
    parada: Type.Optional(
      Type.Unsafe<'pasos' | 'reloj'>({
        type: 'string',
        enum: ['pasos', 'reloj'],
        ...bothTexts`Por qué se paró antes de acabar: «pasos», se acabó el trabajo dado (la misma petición para siempre igual); «reloj», la máquina iba lenta. | Why it ended before it was through: \`pasos\`, the work given was used up (the same request always ends alike); \`reloj\`, the machine was slow.`,
      }),
    ),
    pasos: Type.Number(bothTexts`Trabajo que ha costado. | Work that it took.`),
    programas: Type.Integer(bothTexts`Programas resueltos. | Programs solved.`),
  },
  bothTexts`Qué está demostrado. | What is proven.`,
)

export const CartaResponse = schemaWithFindings(
  Type.Object(
    {
      status,
      titular: Type.String(bothTexts`Lo que hay que saber, en una frase. | What has to be known, in a sentence.`),
      factible: Type.Boolean(bothTexts`Si salen todos los sabores. | Whether every flavour comes out.`),
      bases: Type.Array(base, bothTexts`Las bases, lo menos que puede ser. | The bases, as few as can be.`),
      sabores: Type.Array(flavour, bothTexts`Los sabores, en su orden. | The flavours, in their order.`),
      porQue: Type.Array(
        Type.Object({
          sabores: textsSchema(bothTexts`Los que no caben en una base. | Those that fit in no one base.`),
          limites: Type.Array(Type.Object(limit), bothTexts`Los límites que chocan. | The limits that clash.`),
          vetos: Type.Array(
            Type.Object({
              sabor: Type.String(bothTexts`El sabor. | The flavour.`),
              ingrediente: Type.String(bothTexts`Lo que no admite. | What it does not take.`),
            }),
            bothTexts`Lo que alguno no admite. | What one of them does not take.`,
          ),
          dosis: Type.Optional(
            Type.Object(
              {
                sabor: Type.String(bothTexts`El sabor. | The flavour.`),
                name: Type.String(bothTexts`El ingrediente. | The ingredient.`),
                de: Type.Number(bothTexts`Los gramos que lleva. | The grams it has.`),
                a: Type.Number(bothTexts`Los gramos con que cabrían. | The grams they would fit with.`),
              },
              bothTexts`La dosis que por sí sola lo arreglaría, la que menos cambia. | The dose that alone would mend it, the one that changes least.`,
            ),
          ),
          frase: Type.String(bothTexts`Dicho en una frase. | Said in a sentence.`),
        }),
        bothTexts`Por qué no bastan menos: los choques más pequeños. | Why fewer do not do: the smallest clashes.`,
      ),
      pareto: Type.Array(point, bothTexts`Qué se gana con más bases. | What more bases bring.`),
      prueba: proof,
      minimoSinTope: Type.Optional(
        Type.Unsafe<number | null>({
          type: ['integer', 'null'],
          ...bothTexts`Si no bastan las que pides: las que harían falta. | Where those asked for do not do: how many would.`,
        }),
      ),
      imposibles: Type.Array(
        Type.Object({
          sabor: Type.String(bothTexts`El sabor. | The flavour.`),
          relajaciones: Type.Array(
            Type.Object(moved),
            bothTexts`Los límites que se lo impiden, y a dónde tendría que moverse cada uno. | The limits in its way, and where each would have to move.`,
          ),
          vetados: textsSchema(
            bothTexts`Lo que toda base lleva y él no admite. | What every base has and it does not take.`,
          ),
          frase: Type.String(bothTexts`Dicho en una frase. | Said in a sentence.`),
        }),
        bothTexts`Los sabores que no caben en ninguna base. | The flavours that fit in no base.`,
      ),
      warnings: textsSchema(bothTexts`Lo que conviene saber. | What is worth knowing.`),
      poweredBy,
    },
    bothTexts`Las bases de una carta y lo que se hace con ellas. | The bases of a menu and what is made on them.`,
  ),
)

const costs = {
  antes: Type.Number(bothTexts`€/kg antes. | €/kg before.`),
  ahora: Type.Number(bothTexts`€/kg ahora, sin cambiar nada. | €/kg now, unchanged.`),
}

export const CambioResponse = schemaWithFindings(
  Type.Object(
    {
      status,
      titular: Type.String(bothTexts`Lo que hay que saber, en una frase. | What has to be known, in a sentence.`),
      tocadas: Type.Array(
        Type.Object({
          nombre: Type.String(bothTexts`La fórmula. | The formula.`),
          coste: Type.Object(costs, bothTexts`Lo que cuesta. | What it costs.`),
        }),
        bothTexts`Las fórmulas a las que llega. | The formulas it reaches.`,
      ),
      perdido: Type.Number(bothTexts`€ que se pierden con los kilos dados. | € lost with the kilos given.`),
      recuperado: Type.Number(bothTexts`€ que devuelven las propuestas. | € the proposals give back.`),
      completo: Type.Boolean(bothTexts`Si se recupera lo pedido. | Whether what was asked is had back.`),
      factible: Type.Boolean(
        bothTexts`Si ninguna fórmula se queda sin poder hacerse. | Whether no formula is left that cannot be made.`,
      ),
      comprar: textsSchema(bothTexts`Lo nuevo que habría que comprar. | What would have to be bought.`),
      propuestas: Type.Array(
        Type.Object({
          nombre: Type.String(bothTexts`La fórmula. | The formula.`),
          laLlevan: Type.Optional(
            textsSchema(
              bothTexts`Las fórmulas del libro que la llevan dentro: siguen siendo lo que son con el cambio, y lo que devuelve es de ellas. | The formulas of the book that hold it: they stay what they are with the change, and what it gives back is theirs.`,
            ),
          ),
          cambios: Type.Array(
            Type.Object({
              name: Type.String(bothTexts`El ingrediente. | The ingredient.`),
              de: Type.Number(bothTexts`Gramos antes. | Grams before.`),
              a: Type.Number(bothTexts`Gramos después. | Grams after.`),
            }),
            bothTexts`Las líneas que cambian, en gramos de su lote. | The lines that change, in grams of its batch.`,
          ),
          formula,
          verdict,
          legal: Type.Object(
            {
              antes: Type.Optional(Type.String(bothTexts`Cómo se llamaba. | What it was called.`)),
              despues: Type.Optional(Type.String(bothTexts`Cómo se llama. | What it is called.`)),
            },
            bothTexts`Su nombre. | Its name.`,
          ),
          coste: Type.Object(
            { ...costs, despues: Type.Number(bothTexts`€/kg con el cambio. | €/kg with the change.`) },
            bothTexts`Lo que cuesta. | What it costs.`,
          ),
          recupera: Type.Number(bothTexts`€ que devuelve. | € it gives back.`),
          yaSePodia: Type.Number(
            bothTexts`€ de ellos que ya se podían ahorrar antes. | € of them that could have been saved before.`,
          ),
        }),
        bothTexts`Un cambio por fórmula, para aceptar o no. | One change a formula, to accept or not.`,
      ),
      queda: Type.Object(
        {
          euros: Type.Number(bothTexts`€ que solo arregla el precio de venta. | € that only the selling price mends.`),
          porKilo: Type.Number(bothTexts`Por kilo de lo tocado. | Per kilo of what was touched.`),
        },
        bothTexts`Lo que queda. | What is left.`,
      ),
      imposibles: Type.Array(
        Type.Object({
          nombre: Type.String(bothTexts`La fórmula. | The formula.`),
          faltan: textsSchema(bothTexts`Lo que le falta. | What it lacks.`),
        }),
        bothTexts`Las que no salen sin lo que falta. | Those that cannot do without what is missing.`,
      ),
      sinPrecio: Type.Optional(
        textsSchema(
          bothTexts`Lo que de las fórmulas tocadas no tiene precio: su coste no lo cuenta. | What of the touched formulas has no price: their cost leaves it out.`,
        ),
      ),
      probado: Type.Boolean(
        bothTexts`false: no se miraron todas las compras posibles. | false: not every purchase was tried.`,
      ),
      warnings: textsSchema(bothTexts`Lo que conviene saber. | What is worth knowing.`),
      poweredBy,
    },
    bothTexts`Lo que un cambio de precios hace a un libro y cómo devolverle el margen. | What a change of prices does to a book, and how to give its margin back.`,
  ),
)
