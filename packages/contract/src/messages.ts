import { listText, quotedText } from '@obrador/engine'
import { bothTexts } from './both-texts.ts'
import { LINES_A_REQUEST } from './produccion/lines.ts'
import { CABINET_RANGE, COARSEST_SCALE } from './query.ts'

/** A request the schema refuses and one the engine refuses are told the same. */
export { noIngredients, tooManyIngredients } from '@obrador/engine'
export { noProducts } from '@obrador/engine/production'

/** Every sentence of the contract: what the service says of itself, and of a request it cannot read. */

export const SERVICE_NAME = 'Obrador'
export const HELADO_TITLE = 'Analiza una fórmula de helado'
export const HELADO_SUMMARY = bothTexts`Calcula PAC, POD, azúcares, grasa, SLNG, sólidos, agua libre, energía y coste de una fórmula de helado, los compara con los rangos de su tipo y propone correcciones en gramos. | Works out PAC, POD, sugars, fat, milk solids not fat, solids, free water, energy and cost of an ice cream formula, compares them with the ranges of its type and proposes corrections in grams.`
export const PANADERIA_TITLE = 'Analiza una fórmula de pan o de pizza'
export const PANADERIA_SUMMARY = bothTexts`Calcula los porcentajes panaderos sobre toda la harina (hidratación con el agua real de cada ingrediente, sal, levadura tal como se pesa, prefermento, grasa y azúcar), los compara con los rangos de su tipo y propone correcciones en gramos. | Works out baker's percentages of all flour (hydration with the real water of each ingredient, salt, yeast as it is weighed, pre-ferment, fat and sugar), compares them with the ranges of its type and proposes corrections in grams.`
export const PASTELERIA_TITLE = 'Analiza una fórmula de pastelería'
export const PASTELERIA_SUMMARY = bothTexts`Calcula la composición por 100 g de receta y las proporciones propias de cada masa o crema, las compara con los rangos de su tipo, da una medalla y propone correcciones en gramos. | Works out the composition per 100 g of recipe and the ratios of each dough or cream, compares them with the ranges of its type, gives a medal and proposes corrections in grams.`
export const TURRON_TITLE = 'Analiza una fórmula de turrón o mazapán'
export const TURRON_SUMMARY = bothTexts`Calcula almendra, miel, azúcares, relación miel:azúcar y grasa sobre el producto acabado, los compara con la IGP y el RD 1787/1982, da de 1 a 3 almendras con sus motivos y los gramos que faltan para la categoría siguiente. | Works out almond, honey, sugars, honey to sugar and fat of the finished product, compares them with the PGI and RD 1787/1982, gives 1 to 3 almonds with their reasons and the grams missing for the next category.`
export const CACAO_TITLE = 'Analiza una fórmula de chocolate o de relleno de bombón'
export const CACAO_SUMMARY = bothTexts`Calcula cacao, manteca, grasa, azúcar, lácteos y coste, los compara con la denominación legal (Directiva 2000/36/CE y RD 1055/2003) y con los objetivos del tipo, da una medalla, las tres temperaturas de templado y, en los rellenos, la actividad de agua estimada, y propone correcciones en gramos. | Works out cocoa, cocoa butter, fat, sugar, milk and cost, compares them with the legal name (Directive 2000/36/EC and RD 1055/2003) and with the targets of the type, gives a medal, the three temperatures of tempering and, of fillings, the estimated water activity, and proposes corrections in grams.`
export const ajusteTitle = (what: string): string => `Ajusta una fórmula de ${what}`
export const AJUSTE_SUMMARY = bothTexts`Da los gramos que dejan la fórmula en su sitio con los menos cambios o al menor coste, comprobados por el mismo motor que la analiza y ya redondeados a la báscula. Si no se puede, da la fórmula más cercana, qué límite habría que mover y qué ingrediente la abriría. Admite tus propios rangos, ingredientes fijos, topes, precios y una despensa. | Gives the grams that put the formula right with the fewest changes or at the least cost, checked by the engine that analyses it and rounded to the scale. If it cannot be done, it gives the nearest formula, which limit would have to move and which ingredient would open the way. It takes your own ranges, fixed ingredients, bounds, prices and a pantry.`
export const AJUSTE_REQUEST = bothTexts`La fórmula, como se manda a analizar, y lo que se quiere de ella. | The formula, as it is sent to be analysed, and what is wanted of it.`
export const AJUSTE_RESPONSE = bothTexts`La fórmula ajustada, o la más cercana y lo que la separa de lo pedido. | The adjusted formula, or the nearest and what parts it from what was asked.`
export const etiquetaTitle = (craft: string): string => `Etiqueta de un producto: ${craft.toLocaleLowerCase('es')}`
export const hojaTitle = (craft: string): string => `Una fórmula como hoja de cálculo: ${craft.toLocaleLowerCase('es')}`
export const HOJA_SUMMARY = bothTexts`Da la fórmula como libro de Excel (xlsx) que se recalcula solo en Excel, LibreOffice y Hojas de cálculo: lo que lleva cada ingrediente, los gramos para escribir, cada cifra como cociente de dos sumas, rangos, estados y veredicto, coste, nutrición y de dónde sale cada cosa. El consejo y la ley van como texto, con su fecha. Sin macros, sin enlaces externos, sin datos ocultos. Cuenta como diez peticiones. | Gives the formula as an Excel workbook (xlsx) that calculates by itself in Excel, LibreOffice and Sheets: what each ingredient has, the grams to type, each figure as the quotient of two sums, ranges, states and verdict, cost, nutrition and where everything comes from. Advice and law are texts with their date. No macros, no external links, nothing hidden. It counts as ten requests.`
export const HOJA_NAME = bothTexts`Cómo se llama la fórmula: el título de la hoja y el nombre del archivo. Si falta, el de su tipo. | What the formula is called: the title of the sheet and the name of the file. If missing, that of its type.`
export const ETIQUETA_SUMMARY = bothTexts`Calcula lo que la fórmula dice de la etiqueta (Reglamento (UE) 1169/2011): información nutricional por 100 g de producto acabado y por ración, con el redondeo de la guía de la Comisión; los catorce alérgenos; la lista de ingredientes en orden decreciente con los alérgenos marcados y las cantidades (QUID); y la denominación legal. Lo que no se sabe se dice: el valor es entonces un mínimo. | Works out what the formula says of the label (Regulation (EU) 1169/2011): nutrition per 100 g of finished product and per portion, rounded by the Commission's guidance; the fourteen allergens; the list of ingredients in descending order with allergens marked and quantities (QUID); and the legal name. What is not known is said: the value is then a minimum.`
export const LOTE_TITLE = 'Analiza varias fórmulas a la vez'
export const LOTE_SUMMARY = bothTexts`Hasta 20 análisis de cualquier oficio en una petición. Cada uno cuenta como una petición para el límite y se responde por separado: una fórmula que no se puede analizar no estropea las demás. | Up to 20 analyses of any craft in one request. Each counts as a request for the limit and is answered by itself: a formula that cannot be analysed does not spoil the others.`
export const LEER_TITLE = 'Lee un texto pegado, sin juzgarlo'
export const LEER_SUMMARY = bothTexts`De una receta tal como se copia (un mensaje, una hoja, un cuaderno) a su título, lo que sale, de qué oficio y tipo parece y por qué, sus partes, cada línea con lo que se ha leído y lo que queda por preguntar. No analiza ni corrige nada: sirve para preguntar antes. | From a recipe as it is copied (a message, a sheet, a notebook) to its title, what it makes, of what craft and type it seems to be and why, its parts, each line with what was read in it and what is left to ask. It analyses and corrects nothing: it serves to ask before.`
export const LEER_NOTE =
  'Los pesos escritos se toman como están; lo demás es una pregunta con su propuesta. El tipo que se lee es una propuesta: quien llama decide.'
export const CARTA_TITLE = 'La carta entera: las menos bases para unos sabores'
export const CARTA_SUMMARY = bothTexts`De los sabores de una carta, como gramos por kilo de base, a las menos bases con que se hacen todos: sus gramos en pesos de báscula, qué sabor hay que corregir y con cuánto, qué cambia con una base más, por qué no bastan menos y si está demostrado. Cada sabor queda en sus rangos, con el nombre que ha de llevar y sin alérgenos que no tenga por sí mismo. | From the flavours of a menu, as grams per kilo of base, to the fewest bases on which all are made: their grams in weights of a scale, which flavour has to be corrected and by how much, what one base more would change, why fewer do not do and whether that is proven. Every flavour stays in its ranges, with the name it has to bear and no allergen that is not its own.`
export const CARTA_NOTE =
  'Cada cuatro sabores, o fórmulas del libro, cuentan como una petición. La misma petición responde lo mismo: el trabajo se cuenta en pasos.'
export const CAMBIO_TITLE = 'Sube la nata: qué fórmulas toca y cómo devolverles el margen'
export const CAMBIO_SUMMARY = bothTexts`De un libro de fórmulas y un precio que sube, o algo que falta, a cuáles toca, cuánto se pierde y qué cambios pequeños lo devuelven: pocas líneas, pocos gramos, el mismo nombre, el mismo dulzor y la misma dureza. Dice lo que ya se podía ahorrar antes y lo que solo arregla el precio de venta. | From a book of formulas and a price that rises, or something that is missing, to which are touched, how much is lost and what small changes give it back: few lines, few grams, the same name, sweetness and hardness. It tells what could have been saved before and what only the selling price mends.`
export const SACO_TITLE = 'Abre un saco: qué hay dentro de un producto comprado'
export const SACO_SUMMARY = bothTexts`De la etiqueta de un producto comprado (una base, un praliné, una cobertura, un preparado) a lo que lleva: entre qué está cada cifra por fuerza, dónde está nueve de cada diez veces, la receta probable, qué cifra de la tabla contradice a las demás y qué dato conviene pedir al proveedor. La ley obliga a poner los ingredientes por su peso, y la tabla y sus redondeos hacen el resto. | From the label of a bought product (a base, a praliné, a couverture, a premix) to what it holds: between what each figure must lie, where it lies nine times in ten, the likely recipe, which figure of the table contradicts the others, and which number to ask the supplier for. The law makes ingredients stand by weight; the table and its rounding do the rest.`
export const SACO_NOTE =
  'Cada etiqueta cuenta como 5 peticiones. Una etiqueta que se contradice se responde igual, con «nivel» y lo que no casa.'
export const ETIQUETA_REQUEST = bothTexts`La fórmula, como se manda a analizar, y lo que solo una etiqueta necesita. | The formula, as it is sent to be analysed, and what only a label needs.`
export const MONTAJE_TITLE = 'Monta una pieza de varias partes'
export const MONTAJE_SUMMARY = bothTexts`Pone junta una pieza hecha de partes (fórmulas de cualquier oficio o ingredientes), con sus gramos por pieza y su merma: peso, composición e información nutricional por 100 g y por pieza, la etiqueta con los ingredientes compuestos entre paréntesis, el coste de cada parte y de la pieza con envase y mano de obra, y el precio o el margen. Dice qué partes no están bien, cada una juzgada en su oficio. | Puts together a piece made of parts (formulas of any craft, or ingredients), with their grams per piece and their loss: weight, composition and nutrition per 100 g and per piece, the label with compound ingredients in brackets, the cost of each part and of the piece with packaging and labour, and the price or the margin. It says which parts are not right, each judged in its craft.`
export const MONTAJE_REQUEST = bothTexts`La pieza que se monta: sus partes, el envase, el trabajo y el precio o el margen. | The piece that is put together: its parts, the packaging, the work and the price or the margin.`
export const MONTAJE_RESPONSE = bothTexts`La pieza: qué pesa, de qué está hecha, qué cuesta y qué dice su etiqueta. | The piece: what it weighs, what it is made of, what it costs and what its label says.`
export const MONTAJE_NOTE =
  'Una parte es una entrada de «preparaciones», una fórmula escrita en su «preparacion» o un ingrediente del catálogo. Los gramos son los que quedan en la pieza. El margen es sobre el precio sin IVA.'
export const HORNADA_TITLE = 'Apunta una hornada: qué se esperaba, qué lo explica y qué enseña'
export const HORNADA_SUMMARY = bothTexts`De lo que dicen los instrumentos de una hornada ya hecha a si cuadra con lo esperado, qué lo explica más (un lote, lo que se evapora, una línea olvidada o doble, el instrumento), qué añadir ahora, qué cambiar la próxima vez y qué enseña de tus lotes y de tu taller, todo con su duda. No guarda nada: el estado va y viene con cada petición. | From what the instruments said of a batch already made to whether it agrees with what was expected, what explains it most (a lot, what evaporates, a line forgotten or doubled, the instrument), what to add now, what to change next time and what it teaches of your lots and your workshop, all with its doubt. Nothing is kept: the state goes to and fro with each request.`
export const HORNADA_REQUEST = bothTexts`La fórmula, cómo se hizo, qué se midió y lo que ya se sabía. | The formula, how it was made, what was measured and what was known already.`
export const HORNADA_RESPONSE = bothTexts`Lo que dice la hornada: si cuadra, por qué, qué hacer y qué se ha aprendido. | What the batch says: whether it agrees, why, what to do and what was learned.`
export const HORNADA_NOTE =
  'Sin «medidas» es el plan: qué se espera de cada una. «mas_menos» es una desviación típica. Si una equivocación al pesar es más probable que ninguna, pregunta y no aprende. Con valores de partida: aún no hay datos de muchos talleres.'
export const PRODUCCION_TITLE = 'De las piezas que quieres a qué hacer y qué comprar'
export const PRODUCCION_SUMMARY = bothTexts`De los productos y piezas que quieres a la mise en place y la compra: qué preparaciones hacer, en el orden en que hacen falta y cada una una sola vez; cuánto pesar de cada ingrediente con sus pérdidas, en tandas iguales si dices lo que cabe en la máquina; lo que ya tienes hecho, descontado; y todo lo que se compra, sumado por ingrediente y con su coste. Los gramos van redondeados a la báscula sin perder masa. | From the products and pieces you want to what is prepared and bought: which preparations to make, in the order in which they are needed and each only once; how much of each ingredient to weigh with its losses, in equal batches if you say what the machine holds; what you have made already, deducted; and everything that is bought, added up by ingredient and with its cost. Grams are rounded to the scale without losing mass.`
export const PRODUCCION_REQUEST = bothTexts`Lo que se quiere hacer, y con qué se cuenta. | What is to be made, and what there is to make it with.`
export const PRODUCCION_RESPONSE = bothTexts`Qué hacer, en qué orden, y qué comprar. | What to make, in what order, and what to buy.`
export const PRODUCCION_NOTE = `Un producto es un montaje con sus «piezas»: manda sus «partes», o una sola fórmula con «gramos» por pieza. Lo que usan varios productos va una vez en «preparaciones». Cada ${LINES_A_REQUEST} líneas abiertas cuentan como una petición del límite por minuto.`
export const MANIFEST_NOTE =
  'Para la mejor precisión pasa la composición de cada ingrediente (azucares, materiagrasa, esml…); si no, se usa la del catálogo estándar.'

/** «Línea 2 («Azúcar»): …»; of a field outside the lines there is nothing to say before. */
export const lineText = (position: number, name: string | undefined): string =>
  name === undefined ? `Línea ${position}: ` : `Línea ${position} (${quotedText(name)}): `

export const notAnObject = (): string =>
  'El cuerpo debe ser un objeto JSON con la lista «ingredients»: manda {"ingredients": […]}.'

export const pieceNotAnObject = (): string =>
  'El cuerpo debe ser un objeto JSON con la lista «partes»: manda {"partes": […]}.'

export const noParts = (): string =>
  'Falta «partes»: manda una lista con al menos una parte, su «nombre» y sus «gramos» por pieza.'

export const productsNotAnObject = (): string =>
  'El cuerpo debe ser un objeto JSON con la lista «productos»: manda {"productos": […]}.'

const itemNames: Readonly<Record<string, string>> = { productos: 'producto', partes: 'parte', maquinas: 'máquina' }

/** «Producto 2 («Hogaza»), parte 1: …». */
export const itemsText = (
  items: readonly { readonly list: string; readonly index: number; readonly name: string | undefined }[],
): string => {
  const told = items.map(
    ({ list, index, name }) =>
      `${itemNames[list] ?? list} ${index + 1}${name === undefined ? '' : ` (${quotedText(name)})`}`,
  )
  const sentence = told.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: `
}

export const notAList = (name: string, grams: string): string =>
  `«ingredients» debe ser una lista: manda [{"${name}": "Azúcar", "${grams}": 100}, …].`

export const eitherListOrText = (): string => 'Manda «ingredients» o «texto», pero no los dos: quita uno.'

export const emptyList = (): string => '«ingredients» está vacía: manda al menos un ingrediente y su peso en gramos.'

export const lineNotAnObject = (name: string, grams: string): string =>
  `cada ingrediente es un objeto: manda {"${name}": "Azúcar", "${grams}": 100}.`

export const missingName = (field: string): string => `falta «${field}»: pon el nombre del ingrediente.`

export const missingGrams = (field: string): string => `falta «${field}»: pon los gramos del ingrediente.`

const instead = ({ right, wrong }: NearMiss): string => `«${right}» en vez de ${quotedText(wrong)}`

export interface NearMiss {
  readonly right: string
  readonly wrong: string
}

export const useInstead = (misses: readonly NearMiss[]): string => `usa ${misses.map(instead).join(' y ')}.`

export const quotedNumber = (field: string, sent: string, meant: string): string =>
  `«${field}» debe ser un número: mándalo sin comillas (${meant}, no "${sent}").`

export const notANumber = (field: string): string => `«${field}» debe ser un número: mándalo sin comillas ni unidades.`

export const nullNumber = (field: string): string => `«${field}» no puede ser null: manda un número.`

export const hugeNumber = (field: string): string => `«${field}» es un número demasiado grande: revísalo.`

export const notABoolean = (field: string): string => `«${field}» debe ser true o false: mándalo sin comillas.`

export const badPantry = (name: string, most: number): string =>
  `«despensa» debe ser "catalogo" o una lista de hasta ${most} nombres: manda ["Inulina", {"${name}": "Dextrosa", "max": 50}].`

export const notAnObjectField = (field: string): string =>
  `«${field}» debe ser un objeto: mira el ejemplo de la documentación, en /docs.`

export const missingField = (field: string): string => `Falta «${field}»: añádelo.`

export const notOneOf = (field: string, allowed: readonly unknown[]): string =>
  `«${field}» debe ser uno de estos: ${allowed.join(', ')}.`

export const notAListField = (field: string): string => `«${field}» debe ser una lista: mándala entre corchetes.`

export const emptyText = (field: string): string => `«${field}» está vacío: escribe algo.`

export const tooLong = (field: string, most: unknown): string => `«${field}» admite hasta ${most} caracteres.`

export const tooManyItems = (field: string, most: unknown): string => `«${field}» admite hasta ${most} elementos.`

export const tooFewItems = (field: string): string => `«${field}» está vacía: manda al menos un elemento.`

export const notAbove = (field: string, least: unknown): string => `«${field}» debe ser un número mayor que ${least}.`

export const notAText = (field: string): string => `«${field}» debe ser un texto: mándalo entre comillas.`

export const tooSmall = (field: string, least: unknown): string =>
  `«${field}» debe ser un número igual o mayor que ${least}.`

export const tooBig = (field: string, most: unknown): string =>
  `«${field}» debe ser un número igual o menor que ${most}.`

export const ignoredField = (sent: string, meant: string): string =>
  `Ignoro ${quotedText(sent)}, que no es un campo de esta petición: ¿querías «${meant}»?`

export const ignoredParameter = (sent: string, meant: string): string =>
  `Ignoro el parámetro ${quotedText(sent)} de la dirección: ¿querías «${meant}»?`

const namedOr = (names: readonly string[]): string =>
  listText(
    names.map((name) => `«${name}»`),
    'o',
  )

/** A path that only filters refuses what it does not know: what it would answer is not what was asked. */
export const unknownParameterText = (sent: string, meant: string | undefined, known: readonly string[]): string =>
  meant === undefined
    ? `No conozco el parámetro ${quotedText(sent)}: usa ${namedOr(known)}.`
    : `No conozco el parámetro ${quotedText(sent)}: ¿querías «${meant}»?`

/** What `campos` asks for and no answer of the path has. */
export const unknownAnswerField = (path: string, meant: string | undefined, known: readonly string[]): string =>
  meant === undefined
    ? `«campos» pide ${quotedText(path)}, que la respuesta no tiene: sus campos son ${known.join(', ')}.`
    : `«campos» pide ${quotedText(path)}, que la respuesta no tiene: ¿querías «${meant}»?`

export const emptyFields = (): string =>
  '«campos» tiene un nombre vacío: manda los campos de la respuesta separados por comas, por ejemplo campos=verdict,params.PAC.'

/** A line that says its amount in something else than grams. */
export const otherUnit = (field: string, unit: string, way: string): string =>
  `«${field}» dice ${quotedText(unit)} y los pesos van en gramos: ${way}.`

export const unitWays = {
  volume: 'pesa el ingrediente, o manda la lista en «texto», que pasa los volúmenes a gramos',
  kilos: 'multiplica por 1000 y quita el campo',
  other: 'manda los gramos y quita el campo',
} as const

export const unusedField = (sent: string): string => `Ignoro ${quotedText(sent)}: este oficio no usa ese campo.`

export const unreadableRequest = (): string =>
  'No entiendo la petición: compárala con el ejemplo de la documentación, en /docs.'

export const unsupportedCraft = (craft: unknown, supported: readonly string[]): string =>
  `El oficio ${quotedText(typeof craft === 'string' ? craft : JSON.stringify(craft))} no está disponible aquí: manda en «craft» ${supported.map((id) => `«${id}»`).join(' o ')}, o quita el campo.`

export const queryTexts: Readonly<Record<string, string>> = {
  q: '«q» es lo que buscas: manda hasta 120 caracteres.',
  craft: '«craft» es el oficio, por ejemplo craft=helado.',
  pagina: '«pagina» es el número de página: manda un entero desde 1.',
  por: '«por» son las filas por página: manda un entero de 1 a 200.',
  explica: '«explica» admite 1 (con explicación) o 0 (sin ella).',
  abrir: '«abrir» admite 1 (con lo que hay dentro de cada preparación) o 0 (sin ello).',
  breve: '«breve» admite 1 (solo los campos de la interfaz) o 0 (la respuesta entera).',
  campos:
    '«campos» son los campos de la respuesta que quieres, separados por comas, por ejemplo campos=verdict,params.PAC.',
  codigos: '«codigos» admite 1 (con los hallazgos como datos) o 0 (sin ellos).',
  idioma: '«idioma» es el de las frases: manda «es» (español), «en» (inglés) o «it» (italiano).',
  duda: '«duda» admite 1 (con la duda de cada cifra) o 0 (sin ella).',
  habitual: '«habitual» admite 1 (con lo habitual que es) o 0 (sin ello).',
  balanza: `«balanza» es la división de tu balanza en gramos: manda un número entre 0 y ${COARSEST_SCALE}, por ejemplo balanza=1.`,
  vitrina: `«vitrina» es la temperatura de tu vitrina en °C: manda un número entre ${CABINET_RANGE.coldest} y ${CABINET_RANGE.warmest}, por ejemplo vitrina=-14.`,
}
