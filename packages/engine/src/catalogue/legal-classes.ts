/**
 * Names that a label may give to several rows (Regulation (EU) 1169/2011, Annex VII, parts B, C and D), by the ids of the
 * rows. A class is what the law lets stand for its members; where a maker means one of them nobody can tell which.
 */
interface LegalClass {
  readonly names: readonly string[]
  readonly ids: readonly string[]
}

const VEGETABLE_FATS = [
  'aceite_palma',
  'aceite_coco_refinado',
  'aceite_girasol',
  'aceite_girasol_ao',
  'aceite_colza',
  'grasa_palmiste',
  'manteca_vegetal',
] as const
const GLUCOSE_SYRUPS = [
  'glucosa',
  'glucosa_de28',
  'glucosa_de38',
  'glucosa_de44',
  'glucosa_de60',
  'glucosa_alta_maltosa',
  'glucosa_polvo_de21',
  'glucosa_polvo_de28',
  'glucosa_polvo_de38',
  'glucosa_polvo_de42',
] as const
const MILK_PROTEINS = ['mpc70', 'wpc80', 'wpc35', 'caseinato'] as const

export const LEGAL_CLASSES: readonly LegalClass[] = [
  { names: ['azúcar', 'azúcares', 'sacarosa', 'azúcar de remolacha', 'azúcar de caña refinado'], ids: ['azucar'] },
  {
    names: ['azúcar de caña', 'azúcar moreno', 'azúcar integral de caña'],
    ids: ['azucar_demerara', 'azucar_moreno', 'panela', 'azucar'],
  },
  { names: ['dextrosa', 'glucosa', 'dextrosa monohidrato'], ids: ['dextrosa', 'dextrosa_anhidra'] },
  { names: ['jarabe de glucosa', 'sirope de glucosa', 'jarabe de maíz'], ids: GLUCOSE_SYRUPS },
  {
    names: [
      'jarabe de glucosa-fructosa',
      'jarabe de glucosa y fructosa',
      'jarabe de fructosa y glucosa',
      'jarabe de fructosa',
    ],
    ids: ['isoglucosa_42', 'glucosa_de60', 'azucar_invertido'],
  },
  {
    names: ['jarabe de azúcar', 'jarabe de azúcar caramelizado', 'azúcar líquido'],
    ids: ['jarabe_30be', 'azucar_invertido', 'caramelo_liquido'],
  },
  {
    names: ['almidón', 'fécula', 'almidones'],
    ids: ['almidon_maiz', 'fecula_patata', 'almidon_trigo', 'almidon_tapioca'],
  },
  {
    names: [
      'almidón modificado',
      'almidón modificado de maíz',
      'almidón modificado de patata',
      'almidón modificado de tapioca',
      'almidones modificados',
    ],
    ids: ['almidon_modificado', 'almidon_maiz', 'fecula_patata'],
  },
  {
    names: ['proteínas de la leche', 'proteínas de leche', 'proteína de leche', 'proteínas lácteas', 'proteína láctea'],
    ids: MILK_PROTEINS,
  },
  {
    names: ['proteínas del suero', 'proteínas de suero de leche', 'proteína de suero', 'proteínas séricas'],
    ids: ['wpc35', 'wpc80'],
  },
  {
    names: ['harina', 'harina de trigo', 'harina de trigo blando'],
    ids: ['harina_floja', 'harina_panificable', 'harina_fuerza', 'harina_gran_fuerza', 'harina_t65', 'harina_00'],
  },
  { names: ['leche'], ids: ['leche_entera', 'leche_semidesnatada', 'leche_desnatada'] },
  // Milk that has lost part of its water is a mixture of the fresh and the dried one; put back with water it is milk (Annex VII, A.2).
  {
    names: ['leche desnatada concentrada', 'leche concentrada desnatada', 'concentrado de leche desnatada'],
    ids: ['leche_desnatada', 'leche_desn_polvo'],
  },
  {
    names: ['leche entera concentrada', 'leche concentrada', 'concentrado de leche'],
    ids: ['leche_entera', 'leche_entera_polvo', 'leche_desnatada', 'leche_desn_polvo'],
  },
  {
    names: ['leche desnatada rehidratada', 'leche desnatada reconstituida', 'leche desnatada en polvo rehidratada'],
    ids: ['leche_desnatada'],
  },
  {
    names: ['leche entera rehidratada', 'leche entera reconstituida', 'leche entera en polvo rehidratada'],
    ids: ['leche_entera'],
  },
  {
    names: ['leche rehidratada', 'leche reconstituida', 'leche en polvo rehidratada'],
    ids: ['leche_entera', 'leche_semidesnatada', 'leche_desnatada'],
  },
  {
    names: ['leche en polvo', 'sólidos lácteos', 'sólidos de leche', 'leche deshidratada'],
    ids: ['leche_entera_polvo', 'leche_semidesnatada_polvo', 'leche_desn_polvo'],
  },
  {
    names: [
      'suero de leche',
      'suero lácteo',
      'suero en polvo',
      'suero de leche en polvo',
      'lactosuero',
      'suero lácteo en polvo',
      'suero de leche dulce en polvo',
    ],
    ids: ['suero_polvo'],
  },
  { names: ['nata', 'crema de leche'], ids: ['nata_18', 'nata_30', 'nata', 'nata_38', 'nata_40'] },
  {
    names: [
      'grasa láctea',
      'materia grasa láctea',
      'grasa de leche',
      'grasa de la leche',
      'materia grasa láctea anhidra',
      'mantequilla concentrada',
      'grasa butírica',
      'grasa láctea anhidra',
      'mantequilla anhidra',
    ],
    ids: ['mantequilla_anhidra'],
  },
  {
    names: [
      'grasa vegetal',
      'grasas vegetales',
      'aceite vegetal',
      'aceites vegetales',
      'materia grasa vegetal',
      'materias grasas vegetales',
      'grasas y aceites vegetales',
      'aceites y grasas vegetales',
      'grasa',
      'aceite',
    ],
    ids: VEGETABLE_FATS,
  },
  {
    names: ['cacao', 'cacao en polvo', 'polvo de cacao'],
    ids: ['cacao_polvo', 'cacao_polvo_22_24', 'cacao_polvo_magro', 'cacao_polvo_bajo', 'cacao_polvo_alcalino'],
  },
  {
    names: [
      'cacao magro',
      'cacao magro en polvo',
      'cacao desgrasado',
      'cacao desgrasado en polvo',
      'cacao en polvo desgrasado',
      'cacao en polvo bajo en grasa',
    ],
    ids: ['cacao_polvo_magro', 'cacao_polvo_bajo', 'cacao_polvo_bajo_alcalino'],
  },
  { names: ['pasta de cacao', 'masa de cacao', 'licor de cacao'], ids: ['pasta_cacao'] },
  {
    names: ['chocolate', 'chocolate negro'],
    ids: ['chocolate_negro', 'cob_negra', 'cob_negra_64', 'cob_negra_70', 'cob_negra_85'],
  },
  { names: ['huevo', 'huevos', 'huevo entero', 'huevo líquido'], ids: ['huevo_entero', 'huevo_pasteurizado'] },
  {
    names: ['almendra', 'almendras'],
    ids: ['almendra_cruda', 'almendra_piel', 'almendra_tostada', 'almendra_molida', 'almendra_marcona'],
  },
  { names: ['avellana', 'avellanas'], ids: ['avellana_cruda', 'avellana_tostada', 'avellana_molida'] },
  {
    names: [
      'avellanas tostadas',
      'avellana tostada',
      'avellana tostada molida',
      'pasta de avellanas',
      'pasta de avellana',
    ],
    ids: ['avellana_tostada', 'pasta_avellana'],
  },
  {
    names: ['fibra', 'fibra vegetal', 'fibras vegetales'],
    ids: ['inulina', 'fibra_citrico', 'fibra_cereal', 'fibra_maiz_soluble'],
  },
  { names: ['especias', 'especia', 'hierbas aromáticas'], ids: ['especias', 'canela'] },
  { names: ['queso', 'quesos'], ids: ['queso_gouda', 'queso_emmental', 'queso_cheddar', 'parmesano', 'queso_crema'] },
  { names: ['proteína vegetal', 'proteínas vegetales'], ids: ['proteina_guisante', 'proteina_soja', 'gluten_trigo'] },
  {
    names: ['extracto de malta', 'jarabe de malta', 'malta de cebada', 'extracto de malta de cebada'],
    ids: ['jarabe_malta', 'malta_tostada', 'harina_malteada'],
  },
  { names: ['caramelo'], ids: ['caramelo_liquido', 'toffee_caramelo_blando', 'azucar'] },
  { names: ['turrón de Jijona', 'turrón blando'], ids: ['turron_jijona'] },
  { names: ['turrón de Alicante', 'turrón duro'], ids: ['turron_alicante'] },
]

const AROMAS = ['aroma_liquido', 'vainilla_extracto', 'vainillina'] as const
const ACIDS = ['acido_citrico', 'citrato_sodio', 'acido_lactico'] as const
const GUMS = ['goma_guar', 'goma_garrofin', 'goma_xantana', 'carragenano', 'pectina'] as const
const EMULSIFIERS = ['lecitina', 'lecitina_girasol', 'mono_digliceridos'] as const
const RAISING = ['impulsor', 'bicarbonato', 'bicarbonato_amonico'] as const

export const ADDITIVE_CLASSES: readonly LegalClass[] = [
  {
    names: [
      'aroma',
      'aromas',
      'aroma natural',
      'aromas naturales',
      'aromatizante',
      'aroma de vainilla',
      'aroma natural de vainilla',
    ],
    ids: AROMAS,
  },
  { names: ['emulgente', 'emulgentes', 'emulsionante', 'emulsionantes', 'lecitina', 'lecitinas'], ids: EMULSIFIERS },
  {
    names: [
      'estabilizante',
      'estabilizantes',
      'estabilizador',
      'espesante',
      'espesantes',
      'gelificante',
      'gelificantes',
    ],
    ids: [...GUMS, 'almidon_modificado'],
  },
  {
    names: [
      'acidulante',
      'acidulantes',
      'corrector de acidez',
      'correctores de acidez',
      'corrector',
      'correctores de la acidez',
      'corrector de la acidez',
      'regulador de acidez',
      'sales de fundido',
      'secuestrante',
      'endurecedor',
    ],
    ids: ACIDS,
  },
  { names: ['antioxidante', 'antioxidantes'], ids: ['acido_ascorbico', 'acido_citrico'] },
  { names: ['conservador', 'conservadores', 'conservante', 'conservantes'], ids: ['acido_citrico', 'citrato_sodio'] },
  { names: ['gasificante', 'gasificantes', 'impulsor', 'leudante', 'leudantes'], ids: RAISING },
  { names: ['colorante', 'colorantes'], ids: ['colorante', 'colorante_liposoluble'] },
  { names: ['edulcorante', 'edulcorantes'], ids: ['sucralosa', 'maltitol', 'eritritol', 'sorbitol'] },
  { names: ['humectante', 'humectantes'], ids: ['glicerina', 'sorbitol_liquido', 'sorbitol'] },
  { names: ['agente de carga', 'agentes de carga'], ids: ['polidextrosa', 'maltitol'] },
  { names: ['antiaglomerante', 'antiaglomerantes', 'antiapelmazante'], ids: ['almidon_maiz', 'citrato_sodio'] },
  {
    names: [
      'agente de tratamiento de la harina',
      'agentes de tratamiento de la harina',
      'mejorante',
      'mejorante panario',
      'enzimas',
      'enzima',
    ],
    ids: ['acido_ascorbico', 'mejorante_pan'],
  },
  { names: ['agente de recubrimiento', 'agentes de recubrimiento'], ids: ['goma_arabiga', 'manteca_cacao'] },
  { names: ['potenciador del sabor', 'potenciadores del sabor'], ids: ['sal', 'citrato_sodio'] },
  {
    names: [
      'vitamina',
      'vitaminas',
      'minerales',
      'sales minerales',
      'carbonato de calcio',
      'carbonato cálcico',
      'fosfato de calcio',
      'fosfatos de calcio',
      'fosfato tricálcico',
      'fosfato cálcico',
      'fermentos',
      'fermentos lácticos',
      'cuajo',
    ],
    ids: ['acido_ascorbico', 'citrato_sodio'],
  },
]

/** What a bracket behind a class of fats names its sources by. */
export const SOURCES_OF_FAT: readonly (readonly [word: string, ids: readonly string[]])[] = [
  ['palmiste', ['grasa_palmiste']],
  ['palma', ['aceite_palma']],
  ['coco', ['aceite_coco_refinado']],
  ['colza', ['aceite_colza']],
  ['nabina', ['aceite_colza']],
  ['soja', ['aceite_soja']],
  ['oliva', ['aceite_oliva']],
  ['cacahuete', ['aceite_cacahuete']],
  ['sesamo', ['aceite_sesamo']],
  ['girasol', ['aceite_girasol', 'aceite_girasol_ao']],
  ['karite', ['grasa_cbe']],
  ['illipe', ['grasa_cbe']],
  ['sal', ['grasa_cbe']],
  ['maiz', ['aceite_girasol']],
  ['algodon', ['aceite_girasol', 'aceite_palma']],
]

/** Additives by their number (Regulation (EC) 1333/2008, Annex II), to the nearest row. */
const NUMBERS: Readonly<Record<number, readonly string[]>> = {
  270: ['acido_lactico'],
  296: ['acido_malico'],
  300: ['acido_ascorbico'],
  322: ['lecitina', 'lecitina_girasol'],
  330: ['acido_citrico'],
  331: ['citrato_sodio'],
  334: ['acido_tartarico'],
  336: ['cremor_tartaro'],
  401: ['alginato_sodio'],
  406: ['agar'],
  407: ['carragenano'],
  410: ['goma_garrofin'],
  412: ['goma_guar'],
  414: ['goma_arabiga'],
  415: ['goma_xantana'],
  417: ['goma_tara'],
  418: ['goma_gellan'],
  420: ['sorbitol', 'sorbitol_liquido'],
  421: ['manitol'],
  422: ['glicerina'],
  425: ['glucomanano'],
  428: ['gelatina'],
  440: ['pectina', 'pectina_nh'],
  461: ['metilcelulosa'],
  464: ['metilcelulosa'],
  466: ['cmc'],
  471: ['mono_digliceridos'],
  500: ['bicarbonato'],
  503: ['bicarbonato_amonico'],
  950: ['acesulfamo_k'],
  951: ['aspartamo'],
  953: ['isomalt'],
  954: ['sacarina_sodica'],
  955: ['sucralosa'],
  960: ['stevia_reb'],
  965: ['maltitol', 'maltitol_jarabe'],
  966: ['lactitol'],
  967: ['xilitol'],
  968: ['eritritol'],
  1200: ['polidextrosa'],
}
/** Runs of numbers of one kind, for those without a row of their own. */
const RUNS: readonly (readonly [from: number, to: number, ids: readonly string[]])[] = [
  [100, 199, ['colorante']],
  [200, 299, ACIDS],
  [300, 385, ACIDS],
  [400, 469, GUMS],
  [470, 499, ['mono_digliceridos']],
  [500, 585, RAISING],
  [900, 949, ['goma_arabiga']],
  [950, 969, ['sucralosa']],
  [1400, 1452, ['almidon_modificado', 'almidon_maiz']],
]

/** Ids of the rows that an additive of that number is taken for. */
export const rowsByNumber = (number: number): readonly string[] | undefined =>
  NUMBERS[number] ?? RUNS.find(([from, to]) => number >= from && number <= to)?.[2]
