import type { CraftVocabulary } from '../../catalogue/reading/reader.ts'

/** How ice cream makers name things. */
export const heladoVocabulary: CraftVocabulary = {
  words: {
    estabilizante: 'neutro_sorbete',
    estabilizador: 'neutro_sorbete',
    emulsionante: 'mono_digliceridos',
    emulgente: 'mono_digliceridos',
    'crema de coco': 'crema_coco_24',
    'proteína de suero': 'wpc80',
    'proteína de suero en polvo': 'wpc80',
    'jarabe de arroz': 'glucosa_alta_maltosa',
    'sirope de arroz': 'glucosa_alta_maltosa',
    'requesón de oveja': 'ricotta',
    'ricotta de oveja': 'ricotta',
    // Pulp is the fruit; the catalogue gives these to the purées.
    'pulpa de mango': 'mango',
    'pulpa de arándano': 'arandano',
    'pulpa de pera': 'pera',
    'pulpa de piña': 'pina',
    'pasta de turrón': 'turron_jijona',
    'turrón duro de avellana': 'turron_alicante',
  },
}
