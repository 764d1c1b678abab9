import { rootsOf } from './parse.ts'

/**
 * What a master puts for a head that does not say which of it. `alone`: the head by itself; `named`: with the name of a maker or a
 * place; `of`: with «de» and a word that nobody knows, small; `beside`: with such a word right behind. Rows, the likeliest first: the
 * others are offered; more than one, or `~` before them, makes the reading provisional. Where there is none the maker is asked: the word may be
 * the thing itself («leche de alpiste», «sal curante»).
 */
export interface HeadMeaning {
  readonly alone?: string
  readonly named?: string
  readonly of?: string
  readonly beside?: string
  /** Words that settle which, by rows; `ask` where they make it another thing. Words joined by `+` are said together. */
  readonly says?: Readonly<Record<string, string>>
}

const CHEESES = {
  '~queso_gouda queso_emmental queso_cheddar':
    'edam havarti maasdam tilsit raclette fontina provolone tetilla arzúa ulloa san+simón garrotxa mahón maó menorca asiago caciocavallo montasio monterey colby leicester cantal manchego+tierno barra oaxaca chihuahua gauda',
  '~queso_emmental queso_gouda parmesano': 'comté gruyer gruyère beaufort appenzell appenzeller jarlsberg abondance',
  '~queso_curado_oveja queso_gouda parmesano':
    'manchego idiazábal roncal zamorano castellano pecorino ossau iraty majorero palmero murcia+vino payoyo serena+curado sobado ibores canestrato añejo viejo oveja',
  parmesano: 'grana grana+padano reggiano parmigiano trentingrana sbrinz',
  '~queso_azul roquefort gorgonzola': 'cabrales valdeón stilton picón bleu azul danablu fourme gamonéu',
  '~queso_fresco queso_cottage ricotta': 'burgos villalón panela+queso',
  '~feta queso_fresco': 'balcánico griego',
  mozzarella_fresca: 'burrata fior+latte',
  queso_crema: 'untar',
  ask: 'brie camembert torta serpa azeitão reblochon taleggio munster vacherin halloumi cerdo tofu vegano vegetal fundido porción lonchas polvo rallado+polvo cheddar+salsa',
} as const

const WHITE =
  'albariño godello verdejo viura macabeo xarel·lo xarello parellada chardonnay sauvignon riesling gewürztraminer treixadura hondarrabi txakoli chacolí ribeiro rueda valdeorras airén palomino garnacha+blanca penedès rías baixas moscato pinot+grigio chablis soave gavi vermentino blanc bianco'
const RED =
  'ribera crianza tempranillo garnacha monastrell mencía cabernet merlot syrah shiraz bobal cariñena graciano toro rioja priorat jumilla yecla somontano bierzo malbec pinot+noir nebbiolo sangiovese chianti montepulciano barolo lambrusco bordeaux burdeos borgoña côtes cencibel valdepeñas cariñena reserva joven cosecha roble rosso rouge negre'

const WHEATEN =
  'candeal florencio aurora aragón+03 xeixa tritordeum bolero montcada negrillo chamorro mocho barbilla híbrido'

export const HEAD_MEANINGS: Readonly<Record<string, HeadMeaning>> = {
  leche: {
    named: 'leche_entera',
    says: {
      leche_entera: 'vaca uperisada ordeñada ordeño',
      '~leche_entera leche_cabra leche_oveja': 'burra camella yegua alce',
    },
  },
  nata: { named: 'nata', says: { nata: 'fleurette vaca' } },
  harina: {
    named: '~harina harina_panificable harina_fuerza harina_floja',
    says: {
      '~harina_floja harina harina_panificable':
        'bizcocho galleta magdalena pastel tarta crepe rebozar tempura bechamel croqueta mantecado polvorón',
      '~harina_panificable harina harina_media_fuerza': 'pan barra hogaza molde telera churro',
      '~harina_media_fuerza harina_panificable harina_fuerza':
        'chapata ciabatta baguette hojaldre focaccia pita fuerza+panificable',
      '~harina_fuerza harina_gran_fuerza harina_media_fuerza':
        'brioche roscón croissant cruasán pizza bollería ensaimada dónut donut berlina suizo napolitana masa+larga',
      '~harina_gran_fuerza harina_fuerza': 'panettone pandoro colomba manitoba',
      '~harina harina_panificable': WHEATEN,
      '~harina_panificable harina_media_fuerza': 'media+fuerza+panificable floja+fuerza',
      harina_espelta: 'fuerza+espelta',
      harina_centeno: 'fuerza+centeno',
      harina_integral: 'fuerza+integral',
      '~harina_garbanzo': 'lenteja almorta guija haba guisante judía alubia',
    },
  },
  pasta: {
    says: {
      '~praline_avellana_50 praline_almendra_50 praline_mixto': 'praliné',
      gianduja: 'gianduja gianduia',
      ask: 'aceituna oliva curry miso wasabi chile ají ajo sopa algarroba fideo espagueti macarrón harissa',
    },
  },
  crema: {
    says: {
      cremor_tartaro: 'tártaro tártara',
      crema_cacao_avellana: 'nutella nocilla',
      '~crema_whisky': 'orujo whisky licor ron catalana+licor',
      '~lemon_curd': 'limón lima naranja+curd',
      ask: 'avena café mantequilla verdura marisco catalana cacahuete+chocolate',
    },
  },
  aceite: {
    alone: '~aceite_girasol aceite_oliva aceite_colza',
    named: '~aceite_oliva aceite_girasol',
    of: '~aceite_girasol aceite_colza aceite_oliva',
    says: {
      aceite_oliva: 'orujo cornicabra arbequina picual hojiblanca empeltre manzanilla+cacereña aceituna',
      '~aceite_oliva aceite_girasol': 'trufa ajo guindilla albahaca',
      '~aceite_girasol aceite_colza aceite_oliva':
        'pepita+uva almendra nuez avellana pistacho lino cáñamo argán aguacate calabaza germen camelina chía cártamo',
      aroma_liquido: 'esencial menta naranja limón bergamota',
    },
  },
  mantequilla: {
    named: 'mantequilla',
    says: {
      mantequilla: 'vaca fermentada ácida cultivo maduración dulce doux',
      '~mantequilla mantequilla_anhidra ghee': 'avellanada noisette tostada',
      mantequilla_salada: 'semisalada dulce+salada medio+salada',
      '~mantequilla mantequilla_salada': 'ajo trufa hierba perejil estragón anchoa',
      ask: 'manzana fruta light',
    },
  },
  manteca: { says: { '~grasa_cbe': 'karité mango illipé shea' } },
  azúcar: {
    named: 'azucar',
    says: {
      xilitol: 'abedul',
      '~azucar_coco panela': 'palma',
      lactosa: 'leche',
      dextrosa: 'uva',
      azucar: 'remolacha caña terrón sobrecito semoule semolato',
      '~azucar_perlado azucar': 'granillo',
      ask: 'dátil manzana arce',
    },
  },
  agua: {
    named: 'agua',
    says: {
      agua: 'vichy+catalán',
      ask: 'cebada tónica seltz jamaica valencia garbanzo cocción soda florida arroz avena horchata panela limón canela',
    },
  },
  miel: {
    named: 'miel',
    beside: 'miel',
    says: {
      sirope_datil: 'dátil',
      jarabe_arce: 'arce maple',
      sirope_agave: 'agave',
      ask: 'palma vegana higo mezquite+jarabe trufa',
    },
  },
  sal: {
    named: 'sal',
    says: {
      sal: 'mar manantial mina salina roca mesa yodada nitro+no marina',
      '~sal': 'hierba especia apio ahumada rosa himalaya',
      ask: 'fruta curante nitrito nitrificante curación baño',
    },
  },
  // Of a cheese that only says where it is from nobody knows the water.
  queso: { says: CHEESES },
  vino: {
    alone: '~vino_tinto vino_blanco',
    named: '~vino_tinto vino_blanco',
    says: {
      jerez_seco: 'fino amontillado oloroso manzanilla palo+cortado jerez',
      vino_dulce: 'moscatel oporto mistela malvasía sauternes tokaj marsala madeira dulce rancio',
      pedro_ximenez: 'px pedro+ximénez',
      vino_blanco: WHITE,
      vino_tinto: RED,
      ask: 'arroz naranja fruta saúco miel palma jengibre quinado caliente',
    },
  },
  huevo: {
    named: 'huevo_entero',
    says: {
      huevo_entero:
        'gallina pato oca perdiz codorniz pavo avestruz moreno rubio blanco campero payés pagès corral suelo',
      ask: 'pascua chocolate hilado vegano frito duro cocido poché escalfado kinder lompo mújol',
    },
  },
  nuez: { named: 'nuez', beside: 'nuez', says: { ask: 'jamón ternera vómica kola cola' } },
  castaña: { named: '~castana castana_cocida', beside: '~castana castana_cocida', says: { ask: 'agua' } },
  tomate: { named: 'tomate', beside: 'tomate' },
  pimienta: { named: 'pimienta_negra', beside: 'pimienta_negra', says: { '~especias': 'sichuan jamaica sansho' } },
  haba: {},
  café: {
    alone: '~cafe_molido cafe_expreso cafe_soluble',
    named: 'cafe_molido',
    beside: 'cafe_molido',
    says: {
      cafe_molido: 'grano mezcla torrefacto natural tueste',
      // Strong, made or poured is said of what is drunk.
      cafe_expreso: 'fuerte fort forte cargado hecho colado preparado taza cafetera',
      ask: 'leche bombón cebada irlandés achicoria',
    },
  },
  té: {
    named: 'te_hojas',
    beside: 'te_hojas',
    says: { te_hojas: 'negro verde rojo blanco sencha oolong', ask: 'leche' },
  },
  chocolate: {
    named: '~chocolate_negro chocolate_leche chocolate_blanco',
    says: { '~chocolate_leche chocolate_negro': 'kinder milka toblerone', ask: 'plástico modelar relleno' },
  },
  cobertura: { named: '~cob_negra_60 cob_leche cob_blanca' },
  levadura: {
    says: {
      levadura_fresca: 'fresca prensada',
      levadura_instantanea: 'instantánea',
      levadura_seca: 'seca+activa',
      impulsor: 'química royal',
      ask: 'nutricional cerveza copos',
    },
  },
  licor: {
    alone: '~licor_hierbas triple_sec amaretto anis_dulce',
    named: '~licor_hierbas triple_sec amaretto anis_dulce',
  },
  destilado: { alone: '~destilado_40' },
  pan: {},
  yogur: { named: 'yogur_natural', says: { yogur_natural: 'vaca pastor pasteurizado' } },
  zumo: {},
  jarabe: { alone: '~jarabe_30be almibar_1_1 golden_syrup' },
  compota: {
    alone: '~compota_manzana',
    named: '~compota_manzana',
    of: '~compota_manzana mermelada',
    says: {
      '~compota_manzana mermelada': 'pera melocotón ciruela fruta albaricoque fresa ruibarbo membrillo higo arándano',
    },
  },
  mermelada: { alone: '~mermelada', named: '~mermelada', of: '~mermelada mermelada_albaricoque', beside: '~mermelada' },
  vinagre: {
    alone: '~vinagre_vino',
    named: '~vinagre_vino',
    of: '~vinagre_vino',
    beside: '~vinagre_vino',
    says: { '~vinagre_vino': 'manzana sidra arroz frambuesa coco malta cava alcohol' },
  },
  galleta: { alone: '~galleta_maria galleta_digestive speculoos', named: '~galleta_maria galleta_digestive' },
  almidón: {
    alone: '~almidon_maiz fecula_patata',
    named: '~almidon_maiz',
    of: '~almidon_maiz fecula_patata almidon_tapioca',
  },
  bizcocho: { alone: '~bizcocho', named: '~bizcocho' },
  turrón: {},
  caramelo: {},
  dulce: {},
  bebida: {},
  salsa: {},
  copos: {},
  proteína: { says: { '~proteina_guisante proteina_soja': 'vegetal' } },
  goma: {},
  ácido: {},
  semilla: { alone: '~mezcla_semillas', named: '~mezcla_semillas' },
  pepita: {},
  flor: {},
  masa: {},
  yema: { says: { yema: 'naranja intensa campera' } },
  estabilizante: {
    alone: '~neutro_crema neutro_sorbete base_50',
    named: '~neutro_crema neutro_sorbete base_50',
    says: {
      neutro_sorbete: 'sorbete fruta agua granizado',
      neutro_crema: 'crema helado gelato leche emulsionante emulgente',
    },
  },
  neutro: {
    alone: '~neutro_crema neutro_sorbete',
    named: '~neutro_crema neutro_sorbete',
    says: { neutro_sorbete: 'sorbete fruta agua granizado', neutro_crema: 'crema helado gelato leche five' },
  },
  emulgente: {
    alone: '~mono_digliceridos emulgente_pasta lecitina',
    named: '~mono_digliceridos emulgente_pasta lecitina',
  },
  acidulante: { alone: '~acido_citrico acido_tartarico', named: '~acido_citrico acido_tartarico' },
  antioxidante: { alone: '~acido_ascorbico', named: '~acido_ascorbico' },
  espesante: { alone: '~goma_xantana goma_guar almidon_maiz', named: '~goma_xantana goma_guar almidon_maiz' },
  edulcorante: { alone: '~eritritol maltitol sucralosa stevia_reb', named: '~eritritol maltitol sucralosa' },
  fruta: { alone: '~fruta', named: '~fruta', says: { '~frutos_secos almendra_cruda avellana_cruda nuez': 'seco' } },
  fibra: { alone: '~inulina fibra_citrico salvado_trigo', named: '~inulina fibra_citrico', says: { ask: 'vegetal' } },
  cereal: { alone: '~grano_cereal copos_avena copos_maiz', named: '~grano_cereal copos_avena' },
  grasa: { alone: '~manteca_vegetal margarina manteca_cerdo', named: '~manteca_vegetal margarina' },
  embutido: { alone: '~chorizo jamon_serrano sobrasada' },
  especia: {
    alone: '~especias',
    named: '~especias',
    of: '~especias',
    beside: '~especias',
    says: { '~especias': 'pan jengibre galleta calabaza speculoos lebkuchen chai' },
  },
  hierba: {
    alone: '~especias albahaca oregano',
    named: '~especias',
    says: { '~especias albahaca oregano': 'aromática fina' },
  },
}

/** Heads by their first word as the reader has it. */
export const headsByWord: ReadonlyMap<string, HeadMeaning> = new Map(
  Object.entries(HEAD_MEANINGS).map(([word, head]) => [rootsOf(word)[0] ?? '', head]),
)
