import { byId } from '../../catalogue/catalogue.ts'
import type { Category, Ingredient } from '../../catalogue/ingredient.ts'
import { findNormal } from '../../catalogue/lookup.ts'
import { normalise } from '../../catalogue/normalise.ts'
import { placeOf, type Role } from './matter.ts'

/** How bakers name things, in Spanish and in the languages their recipes come from. */

/** A catalogue row, and the words that mean it in a name as `spelling` leaves it. */
type Rule = readonly [row: string, words: RegExp]

/** The first rule whose words are found gives the row, and with it the role. The order is the meaning. */
const rules: readonly Rule[] = [
  // Leaveners before «levadura» and «cream».
  ['harina_leudante', /\b(harina (leudante|autoleudante|bizcochona|con (levadura|impulsor))|self rais(ing|ed) flour)\b/],
  ['levadura_liquida', /\b(levadura liquida|crema de levadura|levure liquide|cream yeast)\b/],
  [
    'impulsor',
    /\b(levadura (quimica|royal|de reposteria)|royal|impulsor(es)?|gasificantes?|polvos? (de|para) hornear|baking (powder|soda)|lievito (chimico|per dolci|vanigliato)|levure chimique|poudre a lever|bicarbonato|cremor tartaro|cream of tartar|amoniaco)\b/,
  ],
  // Inactive yeast and dried sourdough raise nothing (RD 308/2019, art. 9).
  ['mejorante_pan', /\b(levadura (nutricional|inactiva|desactivada)|copos de levadura|levadura de cerveza en copos|nutritional yeast|levure maltee)\b/],
  [
    'masa_madre_seca',
    /\b(masa madre (de [a-z]+ )?(inactiva|desactivada|en polvo|deshidratada|desecada|seca)|(dried|dry) sourdough|sourdough powder|levain (deshydrate|en poudre)|lievito madre (essiccato|in polvere))\b/,
  ],
  ['mejorante_pan', /\b(fermentos? lacticos?|fermentos? lacteos?|cultivo lactico)\b/],
  // Pre-ferments before «levadura»: «levadura madre» is one.
  ['biga', /\bbigas?\b/],
  ['poolish', /\b(poolish|polish|pulish)\b/],
  ['masa_fermentada', /\b(masa (vieja|fermentada)|pie de masa|pasta di riporto|pate fermentee|old dough|masa del dia anterior)\b/],
  ['esponja', /\b(esponja|sponge|autofermento)\b/],
  [
    'masa_madre_50',
    /\b((masa madre|levain|starter|mmn|massa mare|lievito naturale)( natural| de cultivo| activa?| de trigo)? (solid[ao]|dur[ao]|stiff|firm)|(levain dur|stiff (starter|levain)|lievito madre|pasta madre|pasta acida|criscito|lievito naturale))\b/,
  ],
  [
    'masa_madre_100',
    /\b(masas? madres?|massa mare|mmc|mmn|licoli|li co li|levain|sourdough|levaduras? (madre|natural(es)?|salvajes?)|prefermentos?|preferment|pre fermento|starter|leaven|mother dough|fermento natural|formento|isto|desem|sauerteig|cultivo de masa madre)\b/,
  ],
  // What contains leche, azúcar, aceite, mantequilla or agua without being it.
  ['galleta_maria', /\b(galletas?|cookies?|biscuits?|petit beurre|barquillos?|obleas?)\b/],
  ['chocolate_negro', /\b(chocolate|chocolat|cioccolato|cobertura|couverture|copertura|gianduja|pepitas|chips)\b/],
  ['manteca_cacao', /\b(manteca (de )?cacao|cocoa butter|burro di cacao|beurre de cacao)\b/],
  ['cacao_polvo', /\b(cacao|cocoa)\b/],
  [
    'crema_cacao_avellana',
    /\b(crema (pastelera|de cacao|de avellanas?|de cacahuete|de almendras?|catalana)|nutella|pasta de (avellana|pistacho|almendra)|mantequilla de (cacahuetes?|mani|almendras?)|burro di arachidi|(peanut|almond|cashew|hazelnut) butter|mazapan)\b/,
  ],
  ['queso_crema', /\b(queso (crema|de untar|fresco|quark|philadelphia)|cream cheese|requeson|ricotta|mascarpone|quark)\b/],
  ['parmesano', /\b(quesos?|cheese|parmesan[o]?|parmigiano|mozzarella|gruyere|emmental|cheddar|manchego|feta|pecorino|formaggio|fromage)\b/],
  ['aceituna_verde', /\b(tomates?|anchoas?|atun|sardinas?|pimientos?|aceitunas?|olivas|olives|olive nere|alcaparras?|pesto)\b/],
  ['jamon_serrano', /\b(jamon|chorizo|panceta|bacon|tocino|chicharron(es)?|salami|salchich\w*|sobrasada|lardo)\b/],
  [
    'fruta_confitada',
    /\b((fruta|frutas|naranja|limon|piel|corteza|cabello)( de [a-z]+)? (confitad[ao]s?|escarchad[ao]s?|angel)|candied|confite?s?|scorze|canditi)\b/,
  ],
  [
    'agua_azahar',
    /\b(agua (de )?(azahar|rosas?|flores?|coco)|(orange blossom|orange flower|rose|coconut) water|acqua di (fiori|rose|cocco)|eau de (fleurs?|rose|coco))\b/,
  ],
  ['agua_mar', /\bagua (de mar|marina)\b/],
  // Malt before «harina»: the extract is a sugar, the flour an improver.
  ['jarabe_malta', /\b((extracto|jarabe|sirope|miel|concentrado) de (malta|cebada)|malt (syrup|extract)|sciroppo di malto|extrait de malt|malto d orzo)\b/],
  [
    'harina_malteada',
    /\b(harina (de )?malta|harina malteada|malta harina|farine maltee|malta (diastasica|enzimatica|activa|tostada|torrefacta|en polvo|seca)|diastatic malt|malt (powder|flour)|farine de malt|malto (diastasico|in polvere))\b/,
  ],
  // Ground nuts, bran and grain before «harina», «trigo» and «centeno»; potato flakes are flour.
  [
    'almendra_molida',
    /\b((harinas?|farina|farine|poudre)( de| di| d)?( semillas? (de|di)| semi di)? (almendras?|avellanas?|coco|nuez|nueces|lino|linaza|chia|algarrob[ao]s?|cacahuetes?|mani|sesamo|mandorle|nocciole|cocco|carrube|caroube|amandes?|noisettes?|pistachos?|anacardos?|bellotas?|insectos?|grillos?|canamo|guar|uva)|(almond|coconut|hazelnut|flax|linseed|hemp|carob) (flour|meal)|almendras? (molidas?|en polvo|en harina|rallad[ao]s?))\b/,
  ],
  ['gluten_trigo', /^(?!.*\b(sin gluten|gluten free|high gluten|sans gluten|senza glutine|bajo en gluten)\b).*\b(gluten|glutine)\b/],
  ['salvado_trigo', /\b(salvados?|afrecho|bran|crusca|son de (ble|avoine))\b/],
  ['germen_trigo', /\b(germen|germe|wheat germ)\b/],
  [
    'harina_patata',
    /\b(copos (de )?(pure de )?patatas?|pure (de patatas? )?(en (copos|polvo|escamas)|instantaneo|deshidratad[ao])|potato flakes|fiocchi di patate)\b/,
  ],
  ['almidon_maiz', /\b(almidon(es)?|maicena|maizena|feculas?|amido|amidon|fecule|starch|tapioca|mandioca|yuca|arrurruz)\b/],
  [
    'copos_avena',
    /^(?!.*\b(harinas?|farina|farine|flour|grano (duro|tenero|saraceno))\b).*\b(copos|hojuelas|flakes|flocons|fiocchi|granos?|bulgur|soaker|muesli|granola)\b/,
  ],
  // Flours.
  [
    'harina_centeno_integral',
    /\b(harina integral de centeno|centeno integral|harina de centeno integral|whole rye|dark rye|farine de seigle t170|segale integrale)\b/,
  ],
  [
    'harina_centeno',
    /\b(harina[s]?( integral)? de centeno|farina di segale|farine de seigle|rye( flour)?|centeno|segale|seigle|roggen\w*)\b(?!.*\b(copos|granos?|semillas)\b)/,
  ],
  ['harina_espelta', /\b(espelta|spelt|farro|epeautre|escanda|escana|einkorn|emmer)\b/],
  ['semola_trigo_duro', /\b(semolas?|semolina|rimacinata|semola rimacinata|semoule|trigo duro|grano duro|durum)\b/],
  ['harina_maiz', /\b(polenta|harina de maiz|harina p\.?a\.?n|masa harina|cornmeal|corn flour|farina di mais|farine de mais)\b/],
  ['harina_sarraceno', /\b(sarraceno|alforfon|buckwheat|sarrasin|grano saraceno)\b/],
  [
    'harina_integral',
    /\b(harinas?( de trigo| de fuerza| panadera)? integral(es)?|integral de trigo|farina integrale|farine (complete|integrale)|whole ?(wheat|meal|grain)( flour)?|t ?1[5-7]0)\b/,
  ],
  ['harina_gran_fuerza', /\b(gran fuerza|manitoba|extra fuerza|high gluten|w ?(3[2-9]\d|4\d\d))\b/],
  ['harina_fuerza', /\b(harinas? (de )?(media )?fuerza|harina fuerte|bread flour|strong (white )?flour|farine de gruau|farina forte)\b/],
  [
    'harina_panificable',
    /\bharinas? de (avena|cebada|arroz|mijo|sorgo|teff|quinoa|quinua|amaranto|garbanzos?|soja|habas?|guisantes?|lentejas?|castanas?|patatas?|kamut|trigo)\b/,
  ],
  ['harina_panificable', /\b(harinas?|farina|farine|flour|mehl|weizenmehl|farinha|farinya|kamut|tipo (00|0|1|2)|00)\b|\bt ?(45|55|65|80|110|130)\b/],
  // Dairy before butter, sugar and salt.
  [
    'leche_desn_polvo',
    /\b(leche (entera |desnatada |semidesnatada )?(en )?polvo|polvo de leche|(dry|dried|nonfat dry|powdered) milk|milk powder|milk solids|lait (ecreme )?en poudre|poudre de lait|latte in polvere|suero (lacteo |de leche )?en polvo|whey|lpd)\b/,
  ],
  ['dulce_de_leche', /\bdulce de leche\b/],
  ['leche_condensada', /\b(leche condensada|condensed milk|lait concentre sucre)\b/],
  ['leche_evaporada', /\b(leche (evaporada|ideal)|evaporated milk)\b/],
  ['leche_coco', /\b(leche de coco|coconut milk|lait de coco)\b/],
  [
    'bebida_avena',
    /\b((leche|bebida|lait|boisson) (vegetal |de |d |a la )?(vegetal|soja|avena|almendras?|arroz|avellanas?|soya)|(soy|oat|almond|rice) ?(milk|drink)|horchata)\b/,
  ],
  ['suero_mantequilla', /\b(suero de mantequilla|buttermilk|babeurre|lait ribot|mazada|latticello)\b/],
  ['yogur_griego', /\b(yogurt? griego|greek yogh?urt|yaourt (a la )?grec(que)?)\b/],
  ['yogur_natural', /\b(yogurt?s?|yoghurt|yaourt|kefir|leche fermentada|skyr|cuajada)\b/],
  ['nata_18', /\bnata (ligera|18 ?%?|para cocinar|de cocina)\b/],
  [
    'nata',
    /\b(natas?|crema de leche|crema (liquida|fresca|agria|acida)|creme (fraiche|liquide|entiere)|panna|(heavy|whipping|double|single|sour) cream|cream(?! (of|yeast))|creme(?! (de|d) )|smetana)\b/,
  ],
  ['leche_desnatada', /\b(leche desnatada|skim(med)? milk|nonfat milk|lait ecreme|latte scremato)\b/],
  ['leche_semidesnatada', /\b(leche semi ?desnatada|lait demi ecreme|latte parzialmente scremato|2% milk)\b/],
  ['leche_entera', /\b(leches?|milk|lait|latte)\b/],
  // Eggs.
  ['yema', /\b(yemas?|tuorl[oi]|jaunes? d oeufs?|egg yolks?|yolks?)\b/],
  ['clara', /\b(?<!melaza )(claras?( de huevo)?|albume|albumina|blancs? d oeufs?|egg whites?)\b/],
  ['huevo_polvo', /\bhuevo (entero )?en polvo\b/],
  ['huevo_entero', /\b(huevos?|huevina|ovoproductos?|eggs?|oeufs?|uov[oa])\b/],
  // Butter: «sin sal» is not salt.
  ['mantequilla_salada', /\b(mantequilla (de vaca )?(salada|semisalada|con sal)|salted butter|beurre (demi sel|sale)|burro salato)\b/],
  ['ghee', /\b(mantequilla (clarificada|anhidra|concentrada)|ghee|beurre (clarifie|concentre)|burro chiarificato)\b/],
  ['mantequilla', /\b(mantequillas?|manteca de vaca|butter|beurre|burro)\b/],
  // Oils and other fats; «manteca» is lard in Spain.
  ['aceite_girasol', /\b(aceite de (girasol|maiz|soja|colza|semillas)|sunflower oil|vegetal oil|huile de (tournesol|colza)|olio di semi)\b/],
  ['aceite_oliva', /\b(aceites?|aove|oliva virgen( extra)?|oil|evoo|olio|huile|ol(io)? evo)\b/],
  ['margarina', /\b(margarinas?|margarine)\b/],
  ['manteca_cerdo', /\b(mantecas?( de cerdo| iberica| colorada)?|saindoux|lard|strutto|schmalz|sain|sagi)\b/],
  ['manteca_vegetal', /\b(grasas?|shortening|graisse|grasso|sebo|crisco)\b/],
  // Sweeteners are not sugar; then sugars.
  ['sucralosa', /\b(edulcorantes?|stevia|eritritol|xilitol|maltitol|sacarina|sucralosa|sorbitol)\b/],
  ['miel', /\b(miel(es)?|honey|miele)\b/],
  ['jarabe_malta', /\b(maltas?|malt|malto)\b/],
  ['azucar_glas', /\b(azucar (glas|glace|lustre|impalpable|en polvo)|icing sugar|powdered sugar|sucre glace|zucchero a velo)\b/],
  ['azucar_invertido', /\b(azucar invertid[oa]|trimoline?a?|invert(ed)? sugar)\b/],
  ['glucosa_de40', /\b((jarabe|sirope) de (glucosa|maiz)|glucosa|glucose|corn syrup)\b/],
  ['dextrosa', /\b(dextrosa|dextrose)\b/],
  ['azucar_moreno', /\b(azucar (moreno|morena|integral|mascabado|de cana)|panela|piloncillo|rapadura|chancaca|muscovado|brown sugar|cassonade|sucre roux)\b/],
  ['melaza', /\b(melazas?|molasses|melasse|melassa|miel de cana|arrope)\b/],
  ['sirope_agave', /\b(siropes?|jarabes?|syrup|sirop|sciroppo|almibar)\b/],
  ['mermelada', /\b(mermeladas?|confituras?|jam|confiture|marmellata)\b/],
  ['azucar', /\b(azucar(es)?|sugar|zucchero|sucre|sacarosa|fructosa|maltosa|caramelo)\b/],
  // Yeast.
  ['levadura_seca', /\b(levadura seca activa|active dry( yeast)?|ady|levure seche active|lievito secco attivo)\b/],
  [
    'levadura_instantanea',
    /\b((levaduras?|lievito|levure|yeast)\b.*\b(secas?|secc?[oah]e?|seche|instantane[ao]e?|instant|deshidratada|liofilizada|granulada|en polvo|rapida|express|osmotolerante|disidratato|in polvere)|instant( dry)? yeast|dry yeast|rapid rise|idy|saf|maizena panaderia|levadura maizena)\b/,
  ],
  ['levadura_fresca', /\b(levaduras?|lievito|levure|yeast|hefe|saccharomyces|lbf|ldb)\b/],
  // Salt: the word boundary keeps «salvado» and «salami» out.
  ['salsa_soja', /\b(salsas?|salmuera|caldo|soja)\b/],
  ['sal', /\b(sal(es)?|flor de sal|sale|salt|sel|cloruro sodico|maldon)\b/],
  // Water: the word boundary keeps «aguacate» out.
  ['agua', /\b(aguas?|acqua|eau|water|hielo|ice|wasser|aigua|auga)\b/],
  // Known, and neither flour, water, salt, yeast, fat nor sugar.
  ['cerveza', /\b(cervezas?|beer|birra|biere|sidra)\b/],
  ['vino_blanco', /\b(vinos?|wine|anis|ron|licor|aguardiente|moscatel|cava|brandy|conac)\b/],
  ['zumo_naranja', /\b(zumos?|jugos?|juice|jus|succo)\b/],
  ['vinagre_vino', /\b(vinagres?|vinegar|vinaigre|aceto)\b/],
  ['sesamo', /\b(semillas?|pipas|sesamo|ajonjoli|linaza|lino|chia|amapola|girasol|seeds?|graines?|semi|canamo)\b/],
  ['nuez', /\b(nuez|nueces|avellanas?|almendras?|pistachos?|pinones|anacardos?|cacahuetes?|pecanas|walnuts?|nuts|noix|noci|castanas?)\b/],
  ['pasas', /\b(pasas?|uvas pasas|raisins?|uvetta|higos?|orejones|datiles?|ciruelas?|arandanos|albaricoques?)\b/],
  ['patata_cocida', /\b(patatas?|papas?|potato(es)?|calabaza|boniato|batata|platano|banana|zanahoria|remolacha|manzana|pure)\b/],
  ['ajo', /\b(ajos?|garlic)\b/],
  ['cebolla', /\b(cebollas?|onions?|puerros?|espinacas?)\b/],
  [
    'especias',
    /\b(canela|anis|matalahuva|ralladura|vainilla|comino|oregano|romero|tomillo|pimienta|curcuma|azafran|especias?|hierbas?|nuez moscada|jengibre|cardamomo|alcaravea|hinojo|pimenton)\b/,
  ],
  [
    'mejorante_pan',
    /\b(mejorantes?|mejorador|ascorbico|vitamina c|lecitina|emulgente|enzimas?|propionato|psyllium|goma|xantana|improver|ameliorant|preparado)\b/,
  ],
  ['pan_rallado', /\b(pan (rallado|duro|viejo|seco)|miga|breadcrumbs)\b/],
  // Bare words, as a last resort.
  ['harina_panificable', /\b(fuerza|panificable|panadera|candeal|trigo|wheat|weizen|ble|frumento|grano tenero|floja|repostera|integral|w ?\d{2,3})\b/],
]

/** Words that sharpen the row a rule gave, never its role: «leche entera en polvo», «harina de arroz». */
const refinements: Readonly<Partial<Record<Role, readonly Rule[]>>> = {
  harina: [
    ['harina_floja', /\b(reposteria|repostera|floja|t ?45|cake)\b/],
    ['harina_t65', /\bt ?65\b/],
    ['harina_t80', /\bt ?80\b/],
    ['harina_t110', /\bt ?110\b/],
    ['harina_avena', /\bavena\b/],
    ['harina_cebada', /\bcebada\b/],
    ['harina_arroz', /\barroz\b/],
    ['harina_mijo', /\bmijo\b/],
    ['harina_teff', /\bteff\b/],
    ['harina_quinoa', /\bquin[ou]a\b/],
    // Pulses that the catalogue lacks are read as the one it has; soya is fat, and an allergen.
    ['harina_garbanzo', /\b(garbanzos?|habas?|guisantes?|lentejas?)\b/],
    ['harina_soja', /\bsoja\b/],
    ['harina_castana', /\bcastanas?\b/],
    ['fecula_patata', /\bfecula\b/],
    ['harina_patata', /\b(patatas?|potato)\b/],
    ['almidon_tapioca', /\b(tapioca|mandioca|yuca)\b/],
    ['semola_maiz', /\bpolenta\b/],
  ],
  otro: [
    ['ricotta', /\b(ricotta|requeson)\b/],
    ['mozzarella_fresca', /\bmozzarella\b/],
    ['tomate_seco', /\btomates?\b/],
    ['pipa_girasol', /\b(girasol|pipas$)\b/],
    ['pipa_calabaza', /\bcalabaza\b(?=.*pipas|.*semilla)|\b(pipas|semillas) de calabaza\b/],
    ['lino', /^(?!.*(harina|farina|molid)).*\b(lino|linaza)\b/],
    ['mascarpone', /\bmascarpone\b/],
    ['avellana_cruda', /^(?!.*(molida|harina)).*\bavellanas?\b/],
    ['calabaza_asada', /^(?!.*(pipas|semillas)).*\bcalabaza\b/],
    ['platano', /\b(platano|banana)\b/],
    ['acido_ascorbico', /\bascorbico\b/],
  ],
  leche: [
    ['bebida_soja', /\bsoja\b/],
    ['bebida_almendra', /\balmendras?\b/],
    ['kefir', /\bkefir\b/],
    ['leche_entera_polvo', /\bentera\b.*\bpolvo\b/],
  ],
}

/** The row of a role that was given without a name that says more; «otro» has none. */
export const defaultRows: Readonly<Record<Exclude<Role, 'otro'>, string>> = {
  harina: 'harina_panificable',
  agua: 'agua',
  leche: 'leche_entera',
  huevo: 'huevo_entero',
  sal: 'sal',
  levadura: 'levadura_fresca',
  masa_madre: 'masa_madre_100',
  mantequilla: 'mantequilla',
  aceite: 'aceite_oliva',
  grasa: 'manteca_cerdo',
  azucar: 'azucar',
}

/** Shelves whose labels mean something else at a bakery («malta» is the extract, «levadura seca» the instant one): rules go first. */
const RULES_FIRST: ReadonlySet<Category> = new Set(['levadura', 'prefermento', 'mejorante'])

const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
]

/** A name without case, accents or punctuation, except the % that tells a hydration. */
export const spelling = (name: string): string =>
  LIGATURES.reduce((text, [ligature, letters]) => text.replace(ligature, letters), name.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()

export function rowNamed(id: string): Ingredient {
  const row = byId.get(id)
  if (!row) throw new Error(`Bread cites ${id}, which the catalogue does not have`)
  return row
}

function byRules(name: string): Ingredient | undefined {
  const text = spelling(name)
  const said = ([, words]: Rule): boolean => words.test(text)
  const rule = rules.find(said)
  if (!rule) return undefined
  const row = rowNamed(rule[0])
  const [role] = placeOf(row)
  const finer = refinements[role]?.find(said)
  return finer ? rowNamed(finer[0]) : row
}

function read(name: string): Ingredient | undefined {
  const exact = byId.get(name)
  if (exact) return exact
  const label = findNormal(normalise(name))
  return label && !RULES_FIRST.has(label.category) ? label : (byRules(name) ?? label)
}

/** Names already read are kept, up to a bound: a hundred patterns are most of the work of reading a formula. */
const MOST_REMEMBERED = 5000
const remembered = new Map<string, Ingredient>()
/** And those that nobody knows, for as long as an answer takes that reads its formula more than once. */
const MOST_UNKNOWN = 500
const unknown = new Set<string>()

/** The catalogue row that a baker means by a name. */
export function readName(name: string): Ingredient | undefined {
  const known = remembered.get(name)
  if (known || unknown.has(name)) return known
  const row = read(name)
  if (row) {
    if (remembered.size < MOST_REMEMBERED) remembered.set(name, row)
  } else {
    if (unknown.size >= MOST_UNKNOWN) unknown.clear()
    unknown.add(name)
  }
  return row
}

/** Water on its own flour, %, that a pre-ferment can have and still be one. */
export const HYDRATION = { least: 35, most: 200 } as const
export const canBeHydration = (percent: number): boolean => percent >= HYDRATION.least && percent <= HYDRATION.most

/** «Biga al 60 %»: the hydration that a name tells, if any of its percentages can be one. */
export const hydrationIn = (name: string): number | undefined =>
  [...name.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)].map(([, figure = '']) => Number(figure.replace(',', '.'))).find(canBeHydration)
