import type { CraftProducts } from './product.ts'

/** Per 100 of flour: `…F`. */
const DOUGHS = [
  { type: 'croissant', if: [['laminating', '>=', 8]] },
  {
    type: 'pan_sin_gluten',
    if: [
      ['flour', '>', 0],
      ['glutenFlourF', '<=', 5],
    ],
  },
  { type: 'pan_centeno', if: [['ryeF', '>=', 60]] },
  {
    type: 'panettone',
    if: [
      ['yolkF', '>=', 15],
      ['sugarF', '>=', 20],
      ['candiedF', '>=', 20],
    ],
  },
  {
    type: 'ensaimada',
    if: [
      ['lardF', '>=', 15],
      ['sugarF', '>=', 14],
    ],
  },
  {
    type: 'roscon_reyes',
    if: [
      ['blossom', '>', 0],
      ['sugarF', '>=', 12],
      ['fatF', '>=', 8],
      ['fatF', '<=', 40],
    ],
  },
  {
    type: 'brioche',
    if: [
      ['fatF', '>=', 20],
      ['eggF', '>=', 20],
    ],
  },
  {
    type: 'pan_leche',
    if: [
      ['sugarF', '>=', 7],
      ['fatF', '>=', 8],
      ['milkOrEggF', '>=', 20],
    ],
  },
  {
    type: 'pan_molde',
    if: [
      ['fatF', '>=', 3],
      ['fatF', '<=', 16],
      ['milkOrSugarF', '>=', 3],
    ],
  },
  {
    type: 'pizza_teglia',
    if: [
      ['waterF', '>=', 74],
      ['oilF', '>=', 1.5],
      ['oilF', '<=', 5],
      ['sourdoughF', '<=', 5],
    ],
  },
  {
    type: 'focaccia',
    if: [
      ['oilF', '>=', 4],
      ['sugarF', '<=', 4],
    ],
  },
  {
    type: 'ciabatta',
    if: [
      ['waterF', '>=', 79],
      ['sourdoughF', '<=', 60],
      ['yeastF', '>', 0.2],
    ],
  },
  {
    type: 'pizza_napolitana',
    if: [
      ['yeastF', '<=', 0.4],
      ['yeastF', '>', 0],
      ['saltF', '>=', 2.4],
      ['sourdoughF', '<=', 1],
    ],
  },
  {
    type: 'pan_rustico_mm',
    if: [
      ['sourdoughF', '>=', 12],
      ['yeastF', '<=', 1],
    ],
  },
  { type: 'pan_comun', if: [] },
] as const

export const panaderiaProducts: CraftProducts = {
  craft: 'panaderia',
  sections: 'pan|panes|panadería|masas de pan|pan y bollería|panadería y bollería|bollería|bread|breads|bakery|pa|pans|fleca|masas fermentadas|boulangerie|viennoiserie',
  types: {
    pan_comun: {
      words:
        'pan común|pan blanco|pan de barra|barra de pan|viena|pan candeal|candeal|pan bregado|bregado|telera|mollete|molletes|pan de pueblo|pan integral|pan de trigo|pan de espelta|pan de payés|pa de pagès|pa blanc|pane comune|pane bianco|pane casereccio|pain blanc|pain complet|white bread|whole wheat bread|country bread|pan de cada día|amasijo de pan',
    },
    baguette: { words: 'baguette|baguettes|baguette de tradición|flauta|french bread|barra francesa|bastone|ficelle' },
    ciabatta: { words: 'ciabatta|chapata|chapatas|pan de cristal|pane ciabatta|pan de chapata' },
    pizza_napolitana: {
      words: 'pizza napolitana|napoletana|pizza napoletana|neapolitan pizza|pizza canotto|canotto|pizza margherita|impasto pizza|massa de pizza|masa pizza napolitana|masa napolitana',
    },
    pizza_teglia: {
      words:
        'pizza en teglia|teglia|pizza romana|pizza al taglio|pinsa|pizza en pala|pizza alla pala|alla pala|roman style|roman pizza|roman sheet pan pizza|sheet pan pizza|pala romana|pizza in teglia|sfincione|detroit style pizza|pizza al molde|pan pizza|masa pizza romana|masa romana',
    },
    pan_molde: {
      words:
        'pan de molde|pan de sándwich|pan inglés|pa de motlle|pane in cassetta|pancarré|pain de mie|sandwich bread|pullman|tin loaf|shokupan|japanese milk bread|milk bread|hokkaido|tangzhong|pan de leche japonés|toast bread',
    },
    brioche: {
      words:
        'brioche|brioches|brioix|brioche nanterre|brioche à tête|brioche feuilletée|kugelhopf|kouglof|babka|bollo de brioche|pan brioche|savarin|babá|baba au rhum|cinnamon rolls|rollos de canela|masa de brioche|masa brioche',
    },
    pan_rustico_mm: {
      words:
        'pan de masa madre|pan rústico de masa madre|pan gallego|pan galego|pain au levain|pain de campagne|pane a lievito madre|pane con lievito naturale|pa de massa mare|tartine|country loaf|pan de campaña|country sourdough',
    },
    croissant: {
      words:
        'croissant|croissants|cruasán|cruasanes|curasán|medialuna|medialunas|napolitana de chocolate|napolitanas de chocolate|pain au chocolat|pains au chocolat|caracola|caracolas|danesa|pasta danesa|danish|danish pastry|cornetto|cornetti|hojaldre con levadura|masa hojaldrada con levadura|hojaldre fermentado|cruffin|kouign amann|xuixo|chucho|caña de hojaldre fermentado|croissant de mantequilla|cruasán de mantequilla|napolitana chocolate|bolleria hojaldrada',
      near: 'brioche',
    },
    roscon_reyes: {
      words: 'roscón|roscón de Reyes|roscones|rosca de Reyes|tortell|tortell de Reis|bolo rei|gâteau des rois|brioche des rois|king cake|corona de Reyes|tortel|galette provenzal',
      near: 'brioche',
    },
    ensaimada: { words: 'ensaimada|ensaimadas|ensaïmada|ensaïmades|ensaimada de Mallorca|ensaimada mallorquina|ensaimada lisa|saimada', near: 'brioche' },
    panettone: {
      words: 'panettone|panettoni|panetón|panetone|pandoro|colomba|colomba pasquale|pan dulce de Navidad|panettone de chocolate|torta delle rose|pan dulce navidad',
      near: 'brioche',
    },
    focaccia: {
      words:
        'focaccia|focaccias|focaccia genovesa|focaccia genovese|fugassa|focaccia barese|focaccia pugliese|fougasse|schiacciata|pan de aceite|torta de aceite salada|coca de recapte|coca salada|coca de aceite',
      near: 'pizza_teglia',
    },
    pan_hamburguesa: {
      words:
        'pan de hamburguesa|panes de hamburguesa|pan hamburguesa|bollo de hamburguesa|burger bun|burger buns|hamburger bun|hamburger buns|brioche bun|brioche buns|potato bun|pan de perrito|pan para perritos|hot dog|hot dog bun|panini al latte|panino da hamburger|pain burger|pain viennois|dinner rolls|bollo tierno|pan abriochado|pa d’hamburguesa|panecillo|pan perrito|panecillos de leche',
      near: 'pan_molde',
    },
    pan_centeno: {
      words:
        'pan de centeno|pan integral de centeno|pan de centeno integral|centeno|pan 100 % centeno|pan alemán|rye|rye bread|pain de seigle|pane di segale|pa de sègol|roggenbrot|vollkornbrot|pumpernickel|borodinsky|rugbrød',
      near: 'pan_rustico_mm',
    },
    pan_sin_gluten: {
      words:
        'pan sin gluten|sin gluten|pan para celíacos|celíacos|gluten free|gluten-free|gluten free bread|pane senza glutine|senza glutine|pain sans gluten|sans gluten|pa sense gluten|sense gluten|glutenfrei',
      near: 'pan_comun',
    },
    berlina: {
      words:
        'berlina|berlinas|berlinesa|berlinesas|bola de Berlín|bolas de Berlín|bola de Berlim|bola de fraile|donut|donuts|donas|doughnut|doughnuts|krapfen|bombolone|bomboloni|berliner|beignet|beignets|buñuelo de levadura|boules de Berlin|pączki|berlines',
      near: 'brioche',
    },
    pan_leche: {
      words:
        'bollo de leche|bollos de leche|pan de leche|panes de leche|suizo|suizos|bollo suizo|bollos suizos|medianoche|medianoches|media noche|medias noches|bollo de mantequilla|bollos de mantequilla|bollo de Bilbao|cristina|cristinas|pain au lait|milk bun|milk buns|milk bread rolls|panini dolci|mona de Pascua|monas de Pascua|panquemado|panquemao|toña|fogaseta|coca de llanda fermentada|challah|trenza dulce|zopf|bollo preñado',
      near: 'brioche',
    },
  },
  generics: {
    levadura: [
      { says: /en frio|\bfrio\b|nevera|\b(?:12|16|18|24|36|48|72) ?h|noche|overnight|retard/, put: 'levadura_fresca', others: 'levadura_seca' },
      { if: [['shareF', '>=', 1.5]], put: 'levadura_fresca', others: 'levadura_seca' },
      {
        if: [
          ['shareF', '<=', 1.3],
          ['packet', '>', 0],
        ],
        put: 'levadura_seca',
        others: 'levadura_fresca',
        isAsked: true,
      },
      { put: 'levadura_fresca', others: 'levadura_seca', isAsked: true },
    ],
    harina: [
      { types: 'brioche|croissant|roscon_reyes|panettone|ensaimada|berlina|pan_leche', put: 'harina_fuerza', others: 'harina_gran_fuerza harina' },
      { put: 'harina_panificable', others: 'harina_fuerza harina' },
    ],
    chocolate: [{ put: 'cob_negra', others: 'cob_leche chocolate_negro' }],
  },
  families: [
    {
      words:
        'pan|pan rústico|pane|pain|pa|bread|barra|hogaza|hogazas|masa madre|sourdough|sourdough bread|levain|bollo|bollos|bolleria|trenza|pan dulce|pan casero|panecillos|masa de pan|masa pan|loaf|pan negro',
      decide: DOUGHS,
      says: { molde: 'pan_molde', cristal: 'ciabatta', hamburguesa: 'pan_hamburguesa', 'masa madre': 'pan_rustico_mm', centeno: 'pan_centeno', 'sin gluten': 'pan_sin_gluten' },
    },
    {
      words: 'pizza|pizzas|masa de pizza|masa pizza|pizza dough|impasto pizza|pinza',
      decide: [
        { type: 'pizza_teglia', if: [['fatF', '>', 1.5]] },
        { type: 'pizza_teglia', if: [['waterF', '>=', 72]] },
        { type: 'pizza_napolitana', if: [] },
      ],
      says: { teglia: 'pizza_teglia', romana: 'pizza_teglia', taglio: 'pizza_teglia' },
    },
    {
      words: 'bun|buns|hamburguesa|hamburguesas|perrito|viennoiserie|dona|mona',
      decide: [
        { type: 'brioche', if: [['fatF', '>=', 18]] },
        { type: 'pan_hamburguesa', if: [] },
      ],
    },
  ],
  signs: [...DOUGHS.map(({ type, if: conditions }) => ({ rank: 1, type, if: [['flour', '>=', 35], ['raised', '>', 0], ['leavening', '<=', 0.4], ...conditions] as const }))],
}
