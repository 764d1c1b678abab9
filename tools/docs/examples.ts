import { FIRST_CALL } from '@obrador/api/src/guide/facts.ts'
import {
  ajusteSchemas,
  analysisSchemas,
  cacaoExample,
  cambioExample,
  cartaExample,
  heladoExample,
  hornadaExample,
  leerExample,
  montajeExample,
  panaderiaExample,
  pasteleriaExample,
  produccionExample,
  sacoExample,
  turronExample,
} from '@obrador/contract'

/** What is asked on the page of examples, and what of each answer is printed. */

type Step = string | number

export interface Example {
  readonly title: string
  readonly about: string
  readonly path: string
  readonly body?: object
  /** The call of `@obrador/client`, with `BODY` for the request. */
  readonly client: string
  /** Where in the answer is what the programs print; «?» marks what may be missing. */
  readonly printed: readonly (readonly Step[])[]
  /** Whether the page has the whole answer too. */
  readonly whole?: boolean
}

const firstOf = (schema: object): object => Reflect.get(schema, 'examples')[0]
const pasted: object = Reflect.get(analysisSchemas.PanaderiaRequest, 'examples')[1]

const withJijona = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 550 },
    { name: 'Nata 35 %', grams: 190 },
    { name: 'Azúcar', grams: 80 },
    { name: 'Leche desnatada en polvo', grams: 30 },
    { name: 'Turrón de Jijona', grams: 150 },
  ],
  preparaciones: {
    'Turrón de Jijona': {
      oficio: 'turron',
      type: 'jijona',
      ingredients: [
        { ingrediente: 'Almendra cruda', peso: 600 },
        { ingrediente: 'Miel', peso: 250 },
        { ingrediente: 'Azúcar', peso: 150 },
        { ingrediente: 'Clara de huevo', peso: 15 },
      ],
    },
  },
}

const measured = {
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Agua', grams: 350 },
    { name: 'Pulpa de fresa', grams: 450, brix: 9.5 },
    { name: 'Azúcar', grams: 120 },
    { name: 'Dextrosa', grams: 60 },
  ],
}

export const examples: readonly Example[] = [
  {
    title: 'Ice cream',
    about: 'A lemon sorbet. PAC is the temperature at which it can be served, in °C: this one would be hard.',
    path: '/api/balance',
    body: FIRST_CALL,
    client: "analizar('helado', BODY)",
    printed: [['verdict'], ['params', 'PAC'], ['suggestions', 0]],
    whole: true,
  },
  {
    title: 'Bread',
    about: "A loaf, in baker's percentages over all its flour.",
    path: '/api/balance/panaderia',
    body: panaderiaExample,
    client: "analizar('panaderia', BODY)",
    printed: [['verdict'], ['params', 'hidratacion'], ['suggestions', 0]],
    whole: true,
  },
  {
    title: 'Pastry',
    about: 'A pastry cream with too little starch.',
    path: '/api/balance/pasteleria',
    body: pasteleriaExample,
    client: "analizar('pasteleria', BODY)",
    printed: [['verdict'], ['suggestions', 0]],
    whole: true,
  },
  {
    title: 'Nougat',
    about: 'Nougat has no verdict but a score: one to three almonds and a category.',
    path: '/api/balance/turron',
    body: turronExample,
    client: "analizar('turron', BODY)",
    printed: [
      ['score', 'almendras'],
      ['score', 'categoria'],
      ['suggestions', 0],
    ],
    whole: true,
  },
  {
    title: 'Chocolate',
    about: 'Chocolate has a medal, its legal name and three temperatures to temper it.',
    path: '/api/balance/cacao',
    body: cacaoExample,
    client: "analizar('cacao', BODY)",
    printed: [
      ['score', 'medallaLabel'],
      ['score', 'temple', 'trabajar', 0],
      ['suggestions', 0],
    ],
    whole: true,
  },
  {
    title: 'The grams that put it right',
    about: 'The same body to `/api/ajuste/{craft}`. What could be added from the pantry is in `despensa`.',
    path: '/api/ajuste/helado',
    body: firstOf(ajusteSchemas.HeladoAjusteRequest),
    client: "ajustar('helado', BODY)",
    printed: [
      ['despues', 'verdict'],
      ['explicacion', 1],
    ],
  },
  {
    title: 'The food label',
    about: 'The same body to `/api/etiqueta/{craft}`, with the grams of a portion.',
    path: '/api/etiqueta/helado',
    body: { ...heladoExample, racion: 80 },
    client: "etiquetar('helado', BODY)",
    printed: [['denominacion?'], ['alergenos', 'texto']],
  },
  {
    title: 'A pasted list',
    about: 'Send `texto` as it was copied, on any path; `lecturas` says how each line was read.',
    path: '/api/balance/panaderia',
    body: pasted,
    client: "analizar('panaderia', BODY)",
    printed: [['verdict'], ['params', 'hidratacion']],
  },
  {
    title: 'How sure it is',
    about: '`?duda=1`, and what was measured in the line: the °Brix of this strawberry pulp.',
    path: '/api/balance?duda=1',
    body: measured,
    client: "analizar('helado', BODY, { duda: true })",
    printed: [
      ['duda?', 'firmeza'],
      ['duda?', 'frase'],
    ],
  },
  {
    title: 'A formula inside another',
    about: 'A line that goes by the name of an entry of `preparaciones` is that formula, already made.',
    path: '/api/balance',
    body: withJijona,
    client: "analizar('helado', BODY)",
    printed: [['verdict'], ['preparaciones?', 0, 'gramosPesados']],
  },
  {
    title: 'Several at once',
    about: 'Up to 20 analyses of any craft; each counts as a request and is answered by itself.',
    path: '/api/lote',
    body: {
      analisis: [
        { oficio: 'helado', peticion: FIRST_CALL },
        { oficio: 'cacao', peticion: cacaoExample },
      ],
    },
    client: 'lote(BODY.analisis)',
    printed: [
      ['resultados', 0, 'status'],
      ['resultados', 1, 'status'],
    ],
  },
  {
    title: 'Read a pasted text',
    about: 'Title, yield, craft and type, lines and questions of a list as it was copied; nothing is judged.',
    path: '/api/leer',
    body: leerExample,
    client: 'leer(BODY.texto)',
    printed: [['titulo?'], ['tipoLeido?', 'tipo']],
  },
  {
    title: 'What is inside a bought product',
    about:
      'The label of a gelato base: intervals that hold, likely ones, a likely recipe and the one number to ask the supplier for.',
    path: '/api/saco',
    body: sacoExample,
    client: 'abrirSaco(BODY)',
    printed: [['nivel'], ['titular']],
  },
  {
    title: 'The bases of a menu',
    about: 'Five flavours: how many bases, and which flavour is still to be corrected.',
    path: '/api/carta',
    body: cartaExample,
    client: 'carta(BODY)',
    printed: [['titular'], ['bases', 0, 'ingredients', 0, 'grams']],
  },
  {
    title: 'A book when cream goes up',
    about: 'Which formulas it touches, and the small changes that give the margin back.',
    path: '/api/carta/cambio',
    body: cambioExample,
    client: 'cambioDePrecios(BODY)',
    printed: [['perdido'], ['titular']],
  },
  {
    title: 'A piece made of parts',
    about: 'An entremet of five parts from four crafts: weight, label, cost of each part and price.',
    path: '/api/montaje',
    body: montajeExample,
    client: 'montar(BODY)',
    printed: [
      ['peso', 'pieza'],
      ['precio?', 'texto'],
    ],
  },
  {
    title: 'A batch that was made',
    about:
      'What was read of a sorbet: whether it agrees, what explains it, what to add now, what it teaches of the strawberries.',
    path: '/api/hornada',
    body: hornadaExample,
    client: 'anotarHornada(BODY)',
    printed: [['cuadra'], ['ahora', 'anadir', 0, 'gramos']],
  },
  {
    title: 'The plan of a day',
    about: 'From products and pieces to what to make, in order, and what to buy.',
    path: '/api/produccion',
    body: produccionExample,
    client: 'producir(BODY)',
    printed: [
      ['hacer', 0, 'nombre'],
      ['compra', 0, 'nombre'],
    ],
  },
  {
    title: 'The catalogue',
    about: 'What a name would be read as comes first.',
    path: '/api/catalogo?q=nata&craft=helado&por=3',
    client: "catalogo({ q: 'nata', craft: 'helado', por: 3 })",
    printed: [['total'], ['ingredientes', 0, 'id']],
    whole: true,
  },
  {
    title: 'The whole catalogue',
    about:
      'Every row at once, with composition, sources, licences and what others call it; `.csv` is the same as a table.',
    path: '/api/catalogo.json',
    client: 'catalogoEntero()',
    printed: [['total'], ['ingredientes', 0, 'id']],
  },
  {
    title: 'A schema.org/Recipe',
    about: 'The same formula for whoever reads recipes: JSON-LD, with each figure as a `PropertyValue` of the yield.',
    path: '/api/balance?formato=jsonld',
    body: heladoExample,
    client: "receta('helado', BODY)",
    printed: [['recipeYield'], ['recipeIngredient', 0]],
    whole: true,
  },
]
