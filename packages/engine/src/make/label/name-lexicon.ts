import type { IngredientCategory, LegalAllergen } from '../../catalogue/ingredient.ts'
import { normaliseName } from '../../catalogue/normalise.ts'
import { nameTokensOf } from './name-cut.ts'

/** The words that a written name is cut into, as stems: those that say nothing, those that custom gives, and those of each rule. */

const stems = (words: string): WordSet => new Set(normaliseName(words).split(' '))

/** A word without its gender: «tostado» and «tostada» are one. */
const rootOf = (stem: string): string => stem.replace(/(?<=...)[oa]$/, '')

/** Some words, whatever their gender and number. */
interface WordSet {
  readonly has: (stem: string) => boolean
}
function roots(words: string): WordSet {
  const all = new Set(normaliseName(words).split(' ').map(rootOf))
  return { has: (stem) => all.has(rootOf(stem)) }
}

/** Words that join others, or tell shape, size and occasion: nothing of what is in it. */
export const GRAMMAR_WORDS =
  roots(`a agridulce al amargo amarillo anadido aroma artificial banado bandeja bano barra barrita blanco bolsa caja
  calidad caliente categoria clase cobertura cocido con congelado cortado corto cremoso crudo crujiente cuadrado
  cubierto cumpleanos de decorado del dia dulce e el elaborado en entero entre esponjoso estilo frio frito
  fundente grande granillo hecho helada hogaza horneado imitacion individual intenso invierno jugoso la laminado
  laminas largo las liquido lo loncheado los manera marron maxi metodo mini molido navidad navideno negro ni o
  pack para pascua pelado pepitas pequeno picado pieza polvo por porcion rallado rebanado receta redondo relleno
  repelado reyes rojo rubio sabor salado salsa santa semana sobre solido solo su suave surtido sus tableta tierno
  tipo todo tostado triturado troceado trocitos trozos u un una unidad unos variado verano verde veteado virutas
  y`)

/** What custom calls products of the trade: no decree reserves them, and what they are made of is asked of each by its own words. */
export const CUSTOMARY_WORDS =
  stems(`alfajor almibar angel arroz articulo baguette barquillo base batard bavarois bavaroise bebida bizcochito
  bizcocho bizcochuelo bocadillo bocado bola bollo bombon brazo brioche brownie bunuelo cabello cake cana caneles
  cannoli caracola caramelo carbayon carquinyol casadielle catalana chantilly chapata chausson cheesecake choux
  churro chusco cielo cinnamon coca compota confiteria cookie copa copos corbata cotta coulant coulis craquelin
  crema crepe crocante croissant croustillant cruasan cruller crumble cuajada cucurucho cuerda cupcake curd
  dacquoise delicia donut eclair empanada entremet empinonado ensaimada espuma feria fideos filloa financier flan
  florentina focaccia fondant frangipane fritura fruta frutal galleta ganache gelatina genoise genovesa gioconda
  gitano glasa glaseado gofre grissini hojaldrado hojaldre hojuela honore horchata huesos inglesa joconda lazo
  leche lengua lionesa luna macaron macedonia magdalena mantecada mantecado marzipan masa media medianoche
  merengue mezcla milhojas mollete mona montada mousse muffin muselina namelaka napaje napolitana natillas neula
  nougat nube oblea oreja pa palmera pan panecillo panecito panellet panettone panforte panna parfait pasta
  pastel pastelera pastelito pavlova pestino petisu piononos pizza plancha plumcake polo polvoron postre praline
  preparado producto profiterol pudding pudin quesada quiche rizo rocas rollito rollo rosca rosco roscon
  rosquilla sable sacher saint sandwich savarin scone semifrio sirope sobao soletilla souffle stracciatella
  streusel strudel suizo sultana tarta tartaleta tarteleta tartufo teja tiramisu tocino toffee torrija torta
  tortilla tortita trenza trufa vasito vent viento vol waffle xuixo yema`)

/** Foods that no row has by that word alone. */
export const MORE_FOODS =
  stems(`algarroba anchoa cabra carne cebada cerdo cereales especias frutas frutos girasol hierbas kamut legumbres licor
  marisco mazapan mijo oveja palma pavo pescado pipas pollo queso salmon semillas soja sorgo teff ternera trigo
  turron vaca verduras`)

/** Words of a whole shelf. */
export const FOOD_GROUPS: readonly (readonly [RegExp, readonly IngredientCategory[]])[] = [
  [/ frutos? (?:secos?|de cascara)(?= )/g, ['fruto_seco', 'pasta_fruto_seco']],
  [/ frutos? (?:rojos?|del bosque)(?= )/g, ['fruta', 'pure_fruta']],
  [
    / frutas?(?: (?:variadas?|tropicales?|exoticas?|confitadas?|escarchadas?|frescas?))?(?= )/g,
    ['fruta', 'pure_fruta', 'zumo', 'fruta_seca', 'confitura'],
  ],
  [/ semillas?(?! de )(?= )/g, ['semilla']],
  [/ pipas?(?! de )(?= )/g, ['semilla']],
  [/ cereales(?= )/g, ['harina', 'cereal']],
  [/ especias(?= )/g, ['especia']],
  [/ hierbas(?: aromaticas)?(?= )/g, ['especia', 'verdura']],
  [/ verduras(?= )/g, ['verdura']],
  [/ licor(?:es)?(?! de )(?= )/g, ['licor']],
]

/** What each word that a product may be without stands for among the allergens. */
export const FREE_OF_ALLERGENS: readonly (readonly [RegExp, readonly LegalAllergen[]])[] = [
  [/^huevos?$/, ['huevo']],
  [/^(?:leche|lacteos|productos lacteos)$/, ['leche']],
  [/^(?:frutos secos|frutos de cascara)$/, ['frutos_cascara', 'cacahuete']],
  [/^soja$/, ['soja']],
  [/^trigo$/, ['gluten']],
  [/^cacahuetes?$/, ['cacahuete']],
  [/^sesamo$/, ['sesamo']],
  [/^sulfitos$/, ['sulfitos']],
]

/** Other ways to say the names of the law, by their own label in stems or by their id where the label is filled in. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  espuma: 'espuma|mousse|montado',
  'pan comun': 'pan|pan común',
  'pan especial': 'pan|pan especial',
  integral: 'pan integral|pan de grano entero|pan 100 % integral',
  multicereal: 'pan multicereal|multicereal|multicereales',
  bregado: 'pan bregado|pan candeal|candeal|pan español|pan de miga dura',
  flama: 'pan de flama|pan de miga blanda|baguette|chapata|pan de payés|payés|pan de barra',
  colines: 'colines|picos|regañás',
  otros: 'pan ácimo|pan de pita|pita',
  rica: 'brioche|brioches',
  de_leche: 'bollo de leche|bollos de leche',
  viena: 'pan de viena|viena',
  torta: '',
  bollo: '',
  masa_madre: 'elaborado con masa madre|con masa madre|de masa madre|masa madre',
  larga: 'elaborado con larga fermentación|de larga fermentación|larga fermentación|con larga fermentación',
  artesana: 'de elaboración artesana|elaboración artesana|elaboración artesanal',
  lena: 'pan de leña|de leña|horno de leña|de horno de leña|al horno de leña|a la leña',
  panettone_italia: '',
  gragea: 'gragea|grageas|confite|confites',
  garrapinado: 'garrapiñado|garrapiñada|garrapiñados|garrapiñadas',
  peladilla: 'peladilla|peladillas',
  guirlache: 'turrón guirlache|turrón de guirlache|guirlache',
  diverso: 'turrón',
  diverso_fecula: '',
  nieve: 'turrón de nieve|turrón de mazapán',
  blando: 'turrón blando|turrón de almendra blando',
  duro: 'turrón duro|turrón de almendra duro',
  marquesas: 'marquesa|marquesas',
  confiteria: '',
  cobertura: 'cobertura de chocolate|cobertura de chocolate negro|cobertura negra',
  chocolate: 'chocolate|chocolate negro|chocolate amargo|chocolate fondant',
  cobertura_leche: 'cobertura de chocolate con leche|cobertura con leche',
  gianduja: 'chocolate con avellanas gianduja|gianduja',
  gianduja_leche: 'chocolate con leche con avellanas gianduja|gianduja',
  bombon: 'bombón de chocolate|bombón|bombones|bombones de chocolate',
  relleno: 'chocolate relleno',
  pasta: 'pasta de cacao|pasta de cacao 100 %',
  fideos: 'fideos de chocolate|copos de chocolate',
  leche_fideos: 'fideos de chocolate con leche|copos de chocolate con leche',
  sucedaneo: 'sucedáneo de chocolate|sucedáneo',
  harina: 'cacao azucarado en polvo con harina|cacao azucarado',
  para_beber: 'chocolate en polvo para beber|chocolate para beber|chocolate familiar en polvo',
  confitura: 'confitura|confituras',
  confitura_extra: 'confitura extra',
  mermelada: 'mermelada|mermeladas',
  mermelada_extra: 'mermelada extra',
  de_chocolate: '',
  fruta_untar: '',
  arroz_con_leche: 'arroz con leche',
}

/** How a quality stands in the label of a name that has it. */
const QUALITY = /, calidad (.+)$/

/** A name of the law as it may be written: its phrases in stems, and the quality that it is of. */
export interface SpokenName {
  readonly phrases: readonly string[]
  readonly quality?: string
}

/** The family of an id with its quality: «duro_Suprema» is of «duro». */
const familyOf = (id: string): string => id.replace(/_(?:Suprema|Extra|Estándar|Popular)$/, '')

export function spokenNameOf({ id, label }: { readonly id: string; readonly label: string }): SpokenName {
  const quality = QUALITY.exec(label)?.[1]
  const ways = OTHER_WAYS[normaliseName(label)] ?? OTHER_WAYS[familyOf(id)]
  const plain = label.replace(QUALITY, '').replace(/\(.*\)/, '')
  const said = ways ?? (/[<«,]/.test(plain) ? '' : plain)
  return {
    phrases: said
      .split('|')
      .filter((phrase) => phrase !== '')
      .map((phrase) => phraseStems(phrase)),
    ...(quality !== undefined && { quality: normaliseName(quality) }),
  }
}

/** As phrases are compared: stems, with the figures and the sign that names of quantities have. */
export const phraseStems = (phrase: string): string =>
  nameTokensOf(phrase)
    .map(({ stem }) => stem)
    .join(' ')

/** The names of a label as phrases, which more than a space parts: «Crema de limón (lemon curd)» has two. */
export const phrasesInLabel = (label: string): readonly string[] => {
  const tokens = nameTokensOf(label)
  const starts = tokens.flatMap(({ from }, at) => (from - (tokens[at - 1]?.to ?? -2) > 1 ? [at] : []))
  return starts.map((start, at) =>
    tokens
      .slice(start, starts[at + 1])
      .map(({ stem }) => stem)
      .join(' '),
  )
}

/** Qualities that a decree ranks, from the highest; and words that boast where one does. */
export const RANKED_QUALITIES = stems(`estandar extra popular standard suprema supremo`)
export const BOASTING_WORDS = roots(
  `especial excelente extra extrafino fino gourmet gran lujo premium primera seleccion selecto superior`,
)

/** What no formula shows: who makes it and how it is told. */
export const VAGUE_WORDS =
  roots(`abuela ancestral antiguo autentico clasico exquisito fresco genuino gourmet natural original premium pueblo
  puro rustico selecto tradicional verdadero`)

/** Place names of protected products, where one word alone tells which; and the adjectives of those places. */
export const ORIGIN_WORDS = 'toledo santiago mallorca astorga cea alfacar antequera'.split(' ')
export const ORIGIN_ADJECTIVES =
  / (?:toledan[oa]s?|jijonenc[oa]s?|jijonenses?|alicantin[oa]s?|mallorquin(?:es|as?)?|pasieg[oa]s?|estepen[oa]s?|santiagues(?:es|as?)?)(?= )/g
/** With them before it, no protected name may be said by anybody. */
export const STYLE_WORDS = / (?:estilo|tipo|receta|sabor|imitacion|metodo|manera|aroma)(?: [a-z]+){0,3} $/
/** First words of protected names that are those of a whole product. */
export const PROTECTED_PRODUCTS =
  / (?:pan|pa|mollete|tarta|sobaos?|ensaimada|mantecadas?|polvoron(?:es)?|mantecados?|turron|mazapan|alfajor|horchata) /

/** What stands before a word that the product only tastes of, and before one that goes with it. */
export const TASTE_BEFORE = / (?:sabor|sabores|aroma)(?: a| al| de| del)?(?: la| el)? $/
export const WITH_BEFORE = / con (?:la |el )?$/
