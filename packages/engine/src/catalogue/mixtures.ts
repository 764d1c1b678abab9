import type { Category } from './ingredient.ts'

/** A product that is a mixture of others: g of each, water that leaves in cooking as less than nothing. */
export interface Mixture {
  readonly name: string
  readonly category: Category
  readonly parts: Readonly<Record<string, number>>
  /** Separated by `|`. */
  readonly aliases: string
  /** €/kg of work and packing over what its parts cost. */
  readonly added: number
}

/** Bought or made as one thing; its composition, price and allergens are those of its parts. */
export const mixtures: Readonly<Record<string, Mixture>> = {
  brillo_neutro: {
    name: 'Brillo neutro (napaje)',
    category: 'jarabe',
    parts: { azucar: 53, glucosa: 11, agua: 34, pectina_nh: 2 },
    aliases:
      'brillo|napaje|napaje neutro|gel neutro|gelatina de brillo|nappage|glaseado neutro|abrillantador|mirroir neutro',
    added: 2,
  },
  base_sorbete: {
    name: 'Base para sorbete 50-100 g/kg',
    category: 'estabilizante',
    parts: { dextrosa: 36, glucosa_polvo_de38: 50, azucar: 5, neutro_sorbete: 9 },
    aliases: 'base fruta|base para sorbete|base agua|base frutta',
    added: 3,
  },
  mezcla_sin_gluten: {
    name: 'Mezcla panificable sin gluten',
    category: 'harina',
    parts: { almidon_maiz: 58, harina_arroz: 27, fecula_patata: 8, psyllium: 5, goma_xantana: 2 },
    aliases: 'harina sin gluten|preparado sin gluten|mix sin gluten|preparado panificable sin gluten|gluten free flour',
    added: 1.5,
  },
  cacao_soluble_azucarado: {
    name: 'Cacao soluble azucarado',
    category: 'cacao',
    parts: { azucar: 71, cacao_polvo_magro: 28, lecitina: 0.5, sal: 0.5 },
    aliases: 'cacao soluble|cacao instantáneo|cacao azucarado|cacao en polvo azucarado|cacao a la taza soluble',
    added: 1,
  },
  cob_fruta: {
    name: 'Cobertura de fruta (manteca de cacao y fruta)',
    category: 'chocolate',
    parts: { manteca_cacao: 36, azucar: 45, frambuesa_liofilizada: 18.5, lecitina: 0.5 },
    aliases:
      'cobertura de fruta|cobertura de fresa|cobertura de frambuesa|cobertura de maracuyá|cobertura frambuesa|cobertura fresa|cobertura fruta frambuesa|cobertura fruta fresa|cobertura fruta maracuyá|cobertura fruta almendra|cobertura fruta yuzu',
    added: 6,
  },
  cobertura_sin_azucar: {
    name: 'Cobertura negra sin azúcar (maltitol)',
    category: 'chocolate',
    parts: { pasta_cacao: 44.5, manteca_cacao: 11, maltitol: 44, lecitina: 0.5 },
    aliases:
      'chocolate sin azúcar|chocolate negro sin azúcar|cobertura negra sin azúcar|cobertura sin azúcar con maltitol|cobertura con maltitol|chocolate con maltitol',
    added: 4,
  },
  crema_pistacho_dulce: {
    name: 'Crema dulce de pistacho (untable)',
    category: 'pasta_fruto_seco',
    parts: { pasta_pistacho: 40, azucar: 36, aceite_girasol: 18, leche_desn_polvo: 5.5, lecitina: 0.5 },
    aliases: 'crema de pistacho|crema untable de pistacho|pistachio spread|crema al pistacchio',
    added: 3,
  },
  sirope_chocolate: {
    name: 'Sirope de chocolate',
    category: 'jarabe',
    parts: { azucar: 53, agua: 32, cacao_polvo_magro: 12, glucosa: 3 },
    aliases: 'jarabe de chocolate|topping de chocolate|chocolate líquido|chocolate syrup|sirope de cacao',
    added: 2,
  },
  salsa_chocolate: {
    name: 'Salsa de chocolate',
    category: 'jarabe',
    parts: { azucar: 43, agua: 31, cacao_polvo: 10, cob_negra: 10, glucosa: 6 },
    aliases: 'salsa de cacao|variegato de chocolate|chocolate sauce',
    added: 2,
  },
  pasta_cafe: {
    name: 'Pasta de café (aromatizar)',
    category: 'confitura',
    parts: { azucar: 48, agua: 26, cafe_soluble: 22, glucosa: 4 },
    aliases: 'pasta de café|pasta moka|coffee paste',
    added: 6,
  },
  crema_speculoos: {
    name: 'Crema de speculoos (untable)',
    category: 'pasta_fruto_seco',
    parts: { speculoos: 58, aceite_girasol: 26, azucar: 15.5, lecitina: 0.5 },
    aliases: 'crema de speculoos|crema lotus|pasta de speculoos|pasta lotus|crema de galleta lotus',
    added: 2,
  },
  leche_merengada: {
    name: 'Leche merengada',
    category: 'leche',
    parts: { leche_entera: 81, azucar: 13, clara: 6 },
    aliases: '',
    added: 0.5,
  },
  arroz_con_leche: {
    name: 'Arroz con leche',
    category: 'confiteria',
    parts: { leche_entera: 78, arroz: 10, azucar: 12 },
    aliases: 'rice pudding',
    added: 1,
  },
  crema_inglesa: {
    name: 'Crema inglesa',
    category: 'confiteria',
    parts: { leche_entera: 60, nata: 10, yema: 14, azucar: 16 },
    aliases: 'crème anglaise|salsa de vainilla|natilla líquida|custard',
    added: 1,
  },
  gelatina_postre: {
    name: 'Gelatina de sabores en polvo',
    category: 'confiteria',
    parts: { azucar: 88, gelatina: 10, acido_citrico: 2 },
    aliases: 'gelatina de sabores|gelatina de fresa|gelatina de frambuesa|gelatina de limón|gelatina de naranja',
    added: 2,
  },
  pasta_azucar: {
    name: 'Fondant extendido (pasta de azúcar)',
    category: 'confiteria',
    parts: { azucar_glas: 82, glucosa: 8, manteca_vegetal: 5, agua: 4.5, gelatina: 0.5 },
    aliases: 'fondant extendido|fondant extendible|pasta de azúcar|pasta laminada|sugar paste|pasta de goma',
    added: 2,
  },
  fideos_chocolate: {
    name: 'Fideos de chocolate',
    category: 'chocolate',
    parts: { azucar: 62, cacao_polvo: 17, grasa_palmiste: 11, glucosa_polvo_de38: 9.5, lecitina: 0.5 },
    aliases: 'granillo de chocolate|vermicelli de chocolate|chocolate sprinkles|granas de chocolate',
    added: 3,
  },
  magdalena: {
    name: 'Magdalena o sobao',
    category: 'confiteria',
    parts: { harina: 27, azucar: 27, huevo_entero: 25, mantequilla: 15, aceite_girasol: 13, agua: -7 },
    aliases: 'sobao|sobao pasiego|madalena|muffin|cupcake|madeleine|mantecada',
    added: 3,
  },
  hojaldre: {
    name: 'Masa de hojaldre',
    category: 'confiteria',
    parts: { harina: 45, mantequilla: 33, agua: 21, sal: 1 },
    aliases: 'pasta de hojaldre|puff pastry',
    added: 2,
  },
  lemon_curd: {
    name: 'Crema de limón (lemon curd)',
    category: 'confiteria',
    parts: { zumo_limon: 27, azucar: 30, huevo_entero: 23, mantequilla: 20 },
    aliases: 'crema de limón|cremoso de limón',
    added: 2,
  },
  premezcla_bolleria: {
    name: 'Premezcla de bollería',
    category: 'harina',
    parts: { harina_fuerza: 84, azucar: 10, leche_desn_polvo: 3, sal: 1.5, mejorante_pan: 1.5 },
    aliases:
      'premezcla de brioche|preparado de brioche|preparado para brioche|premezcla de masas dulces|mix brioche|premezcla|mix panettone',
    added: 1,
  },
  bizcocho: {
    name: 'Bizcocho (plancha)',
    category: 'confiteria',
    parts: { huevo_entero: 50, azucar: 30, harina: 30, agua: -10 },
    aliases: 'plancha de bizcocho|bizcocho genovés|sponge cake|genovesa|pan di spagna|migas de bizcocho|génoise',
    added: 2,
  },
  grageas_azucar: {
    name: 'Grageas de azúcar (decoración)',
    category: 'confiteria',
    parts: { azucar: 92, almidon_maiz: 5, aceite_girasol: 2, agua: 1 },
    aliases:
      'grageas|fideos de colores|fideos de azúcar|sprinkles|perlas de azúcar|confeti de azúcar|anisetes|anisetes de colores',
    added: 4,
  },
  nata_mixta: {
    name: 'Nata mixta (láctea y vegetal)',
    category: 'nata',
    parts: { nata: 50, nata_vegetal: 50 },
    aliases: 'nata mix|mix de nata|crema mixta|nata con grasa vegetal',
    added: 0,
  },
  queso_crema_light: {
    name: 'Queso crema light',
    category: 'queso',
    parts: { queso_crema: 50, queso_batido_0: 50 },
    aliases: 'queso de untar light|philadelphia light|light cream cheese|queso crema ligero',
    added: 0,
  },
  suero_liquido: {
    name: 'Suero de leche líquido',
    category: 'leche',
    parts: { suero_polvo: 6.5, agua: 93.5 },
    aliases: 'suero de leche|suero lácteo|lactosuero|suero de queso|whey líquido',
    added: 0,
  },
  bergamota: {
    name: 'Bergamota',
    category: 'fruta',
    parts: { naranja: 50, limon: 50 },
    aliases: 'bergamot|bergamotto|bergamote',
    added: 4,
  },
  yema_confitada: {
    name: 'Yema confitada',
    category: 'confiteria',
    parts: { yema: 43, azucar: 57 },
    aliases: 'yema tostada|crema de yema|yema dura|yema de Santa Teresa|relleno de yema|yema pastelera|dulce de yema',
    added: 3,
  },
  batido_cacao: {
    name: 'Leche con cacao (batido)',
    category: 'leche',
    parts: { leche_semidesnatada: 91, azucar: 7.5, cacao_polvo: 1.5 },
    aliases: 'leche con cacao|batido de cacao|batido de chocolate|leche chocolateada|chocolate milk',
    added: 0.5,
  },
  tangzhong: {
    name: 'Tangzhong (harina escaldada 1:5)',
    category: 'prefermento',
    parts: { harina: 1, agua: 5 },
    aliases: 'tang zhong|roux de agua|water roux|harina escaldada|yudane',
    added: 0,
  },
  cebolla_caramelizada: {
    name: 'Cebolla caramelizada',
    category: 'verdura',
    parts: { cebolla: 200, azucar: 8, aceite_oliva: 5, agua: -110 },
    aliases: 'cebolla confitada|caramelised onion',
    added: 3,
  },
  bebida_avena_polvo: {
    name: 'Bebida de avena en polvo',
    category: 'bebida_vegetal',
    parts: { harina_avena: 30, maltosa: 27, glucosa_polvo_de38: 38, aceite_girasol: 5 },
    aliases: 'leche de avena en polvo|oat milk powder|avena en polvo soluble',
    added: 4,
  },
  azucar_explosivo: {
    name: 'Azúcar explosivo (caramelo con gas)',
    category: 'confiteria',
    parts: { azucar: 66, lactosa: 24, glucosa_polvo_de38: 8, agua: 2 },
    aliases: 'caramelo explosivo|popping candy|sucre pétillant|azúcar petazeta|petazetas',
    added: 12,
  },
  perlas_crujientes: {
    name: 'Perlas de chocolate crujientes',
    category: 'chocolate',
    parts: { cob_negra: 70, azucar: 14, galleta_maria: 16 },
    aliases: 'perlas crujientes de chocolate|crispearls|crunchy pearls',
    added: 8,
  },
  mermelada_sin_azucar: {
    name: 'Mermelada sin azúcar',
    category: 'confitura',
    parts: { fresa: 60, maltitol: 35, pectina_nh: 1, fibra_citrico: 4 },
    aliases: 'confitura sin azúcar|mermelada light',
    added: 2,
  },
  mix_helado: {
    name: 'Mix de helado de crema',
    category: 'leche',
    parts: { leche_entera: 60, nata: 17, leche_desn_polvo: 4.5, azucar: 14, dextrosa: 4, neutro_crema: 0.5 },
    aliases: 'mix de helado|mezcla de helado|mix base blanca|base blanca|mix crema|ice cream mix',
    added: 0.3,
  },
  grano_cereal: {
    name: 'Grano de cereal entero',
    category: 'cereal',
    parts: { harina_integral: 100 },
    aliases:
      'grano de trigo|grano de espelta|grano de centeno|trigo en grano|centeno en grano|espelta en grano|bulgur|trigo bulgur|cereal en grano',
    added: 0,
  },
  mezcla_semillas: {
    name: 'Mezcla de semillas',
    category: 'semilla',
    parts: { lino: 35, sesamo: 25, pipa_girasol: 25, pipa_calabaza: 15 },
    aliases: 'mix de semillas|semillas variadas|semillas mixtas',
    added: 0.5,
  },
  merengue_polvo: {
    name: 'Merengue en polvo',
    category: 'confiteria',
    parts: { azucar: 87, clara_polvo: 13 },
    aliases: 'preparado de merengue|meringue powder',
    added: 3,
  },
  brownie: {
    name: 'Brownie',
    category: 'confiteria',
    parts: { azucar: 30, mantequilla: 18, cob_negra: 20, huevo_entero: 18, harina: 14 },
    aliases: 'trozos de brownie',
    added: 4,
  },
  masa_quebrada: {
    name: 'Masa quebrada',
    category: 'confiteria',
    parts: { harina: 50, mantequilla: 33, azucar: 5, huevo_entero: 9, agua: 3 },
    aliases: 'pasta brisa|pâte brisée|pasta sablée|masa sablée|masa azucarada',
    added: 2,
  },
  caramelo_salado: {
    name: 'Caramelo salado (toffee)',
    category: 'confiteria',
    parts: { azucar: 46, nata: 37, mantequilla: 9, glucosa: 7, sal: 1 },
    aliases:
      'toffee salado|salsa de caramelo salado|caramelo de mantequilla salada|salted caramel|caramelo con mantequilla salada',
    added: 3,
  },
  pan_seco: {
    name: 'Pan duro (seco)',
    category: 'galleta',
    parts: { pan_blanco: 100, agua: -12 },
    aliases: 'pan duro|pan viejo|pan del día anterior|pan sobrante',
    added: 0,
  },
}
