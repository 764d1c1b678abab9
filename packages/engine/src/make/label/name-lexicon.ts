import type { IngredientCategory, LegalAllergen } from '../../catalogue/ingredient.ts'
import { normaliseName } from '../../catalogue/normalise.ts'

/** The words that a written name is cut into, as stems: those that say nothing, those that custom gives, and those of each rule. */

const stems = (words: string): ReadonlySet<string> => new Set(normaliseName(words).split(' '))

/** Words that join others, or tell shape, size and occasion: nothing of what is in it. */
export const GRAMMAR_WORDS =
  stems(`a al con de del e el en la las lo los o u un una unos unas y ni su sus para por entre sobre
  sabor aroma estilo tipo receta imitacion metodo manera calidad clase categoria elaborado elaborada elaborados elaboradas hecho hecha
  relleno rellena rellenos rellenas cubierto cubierta banado banada cobertura bano decorado veteado salsa trozos trocitos pepitas virutas laminas granillo
  pieza piezas porcion barra barrita hogaza tableta caja bandeja surtido variado variados individual mini maxi grande pequeno pequena redondo
  redonda largo larga corto cuadrado bolsa pack unidad unidades rebanado rebanada cortado loncheado navidad navideno pascua reyes semana santa
  cumpleanos verano invierno dia frio fria caliente helada congelado congelada horneado horneada frito frita tostado tostada cocido cocida crudo cruda molido molida
  picado picada entero entera repelado repelada pelado pelada laminado troceado rallado triturado liquido liquida solido polvo negro negra blanco
  blanca rubio marron rojo roja verde amarillo dulce salado salada amargo amarga agridulce suave intenso intensa cremoso crujiente tierno tierna
  esponjoso esponjosa jugoso jugosa fundente artificial artificiales anadido anadidos anadida todo toda solo`)

/** What custom calls products of the trade: no decree reserves them, and what they are made of is asked of each by its own words. */
export const CUSTOMARY_WORDS =
  stems(`almibar alfajor arroz bavarois bavaroise bizcocho bizcochito bizcochuelo bollo brazo gitano brioche
  brownie bunuelo bunuelos churro churros cake caneles cannoli cana canas caracola carquinyol cheesecake chantilly chausson choux cinnamon coca cookie cookies
  compota corbata coulant coulis craquelin crema cremas cremoso crepe crocante croissant cruasan croustillant crumble cruller cuajada cupcake curd dacquoise
  donut donuts eclair empanada empinonado ensaimada espuma financier florentina flan focaccia fondant frangipane fritura fruta galleta galletas ganache gelatina genovesa genoise glasa
  glaseado gofre grissini hojaldre hojaldrado huesos joconda gioconda lazo lengua lionesa macaron magdalena mantecada mantecadas mantecado mantecados marzipan masa
  media luna medianoche merengue milhojas mousse muffin muselina namelaka napaje napolitana natillas neula nougat nube oreja orejas pa palmera panecillo panecito
  panellet panellets panettone panforte panna cotta parfait pastel pasta pastas pastelito pavlova pestino petisu piononos pizza plancha plumcake polvoron polvorones postre
  praline profiterol pudding pudin quesada quiche rocas rollito rollo rosca roscon rosco rosquilla rosquillas sable sacher saint honore savarin scone semifrio sirope
  sobao soletilla souffle strudel streusel suizo tarta tartaleta tarteleta tartufo teja tejas tiramisu tocino cielo toffee torrija torrijas torta tortita tortilla
  trenza trufa trufas vol vent waffle xuixo yema yemas pastelera inglesa catalana montada pan baguette batard mollete bocadillo sandwich barquillo oblea cono
  cucurucho polo bombon stracciatella caramelo base cuerda bola dulce chapata chusco pieza mezcla preparado producto confiteria articulo bebida horchata leche frita
  vasito copa delicia rizo rizos sultana sultanas carbayon casadielle filloa hojuela roscos feria mona pascua buñuelo viento cabello angel frutal macedonia fideos copos`)

/** Foods that no row has by that word alone. */
export const MORE_FOODS =
  stems(`trigo palma queso cabra oveja vaca soja girasol salmon carne cerdo pollo pavo ternera anchoa pescado marisco
  pipas semillas frutas frutos cereales especias hierbas verduras legumbres licor turron mazapan cebada mijo teff kamut sorgo algarroba`)

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
  comun: 'pan|pan común',
  especial: 'pan|pan especial',
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
  mermelada: 'mermelada|mermeladas|mermelada extra',
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
  const ways = OTHER_WAYS[familyOf(id)]
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
export const phraseStems = (phrase: string): string => normaliseName(phrase.replaceAll('%', ' pct '))

/** Qualities that a decree ranks, from the highest; and words that boast where one does. */
export const RANKED_QUALITIES = stems('suprema extra standard estandar popular')
export const BOASTING_WORDS = stems(
  'extra fino fina finos superior superiores seleccion selecto selecta gran premium gourmet lujo excelente primera especial',
)

/** What no formula shows: who makes it and how it is told. */
export const VAGUE_WORDS =
  stems(`natural naturales fresco fresca frescos frescas puro pura puros autentico autentica tradicional tradicionales abuela abuelo gourmet premium
  original genuino genuina verdadero verdadera rustico rustica clasico clasica ancestral antiguo antigua pueblo exquisito selecto`)

/** Place names of protected products, where one word alone tells which; and the adjectives of those places. */
export const ORIGIN_WORDS = 'toledo santiago mallorca astorga cea alfacar antequera'.split(' ')
export const ORIGIN_ADJECTIVES =
  / (?:toledan[oa]s?|jijonenc[oa]s?|jijonenses?|alicantin[oa]s?|mallorquin(?:es|as?)?|pasieg[oa]s?|estepen[oa]s?|santiagues(?:es|as?)?)(?= )/g
/** With them before it, no protected name may be said by anybody. */
export const STYLE_WORDS = / (?:estilo|tipo|receta|sabor|imitacion|metodo|manera|aroma)(?: [a-z]+){0,3} $/
/** First words of protected names that are those of a whole product. */
export const PROTECTED_PRODUCTS =
  / (?:pan|pa|mollete|tarta|sobaos?|ensaimada|mantecadas?|polvoron(?:es)?|mantecados?|turron|mazapan|alfajor|horchata) /
