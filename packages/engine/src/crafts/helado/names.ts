import { CREAM, darkChocolate } from '../../catalogue/families.ts'
import type { NameRules } from '../../catalogue/names.ts'

/** How ice cream makers name things. The patterns read a normalised name: no accents, case, punctuation or plurals. */
export const names: NameRules = {
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
    'pasta de turrón': 'turron_jijona',
    'turrón duro de avellana': 'turron_alicante',
  },
  noise: ['mg', 'm g', 'materia grasa'],
  pulps: [
    { prefix: 'pulpa de', plain: true, sweetened: 'azucarada', with: 'azucar' },
    { prefix: 'puré de', plain: false, sweetened: 'azucarado', with: 'azucar' },
  ],
  families: [
    CREAM,
    {
      pattern: /^yogur griego(?: \D+)? (\d+(?: \d)?)$/,
      reading: 'between',
      rows: [
        [0.37, 'yogur_griego_0'],
        [8.16, 'yogur_griego'],
        [10.2, 'yogur_griego_10'],
      ],
      tolerance: 1,
    },
    {
      pattern: /^queso crema(?: \D+)? (\d+(?: \d)?)$/,
      reading: 'between',
      rows: [
        [20.7, 'queso_crema'],
        [33.49, 'queso_crema_33'],
      ],
      tolerance: 1,
    },
    darkChocolate(5, [[52, 'chocolate_negro']]),
    {
      pattern: /^glucosa (?=.*(?:polvo|atomizada|deshidratada)).*?(?:\bde ?(\d+)|(\d+) ?de)$/,
      reading: 'nearest',
      rows: [
        [21, 'glucosa_polvo_de21'],
        [29, 'glucosa_polvo_de28'],
        [33, 'glucosa_polvo_de33'],
        [39, 'glucosa_polvo_de38'],
        [42, 'glucosa_polvo_de42'],
      ],
      tolerance: 4,
    },
    {
      pattern: /^(?:jarabe de |sirope de )?glucosa\b(?!.*(?:polvo|atomizada|deshidratada)).*?(?:\bde ?(\d+)|(\d+) ?de)$/,
      reading: 'nearest',
      rows: [
        [28, 'glucosa_de28'],
        [38, 'glucosa_de38'],
        [40, 'glucosa_de40'],
        [42, 'glucosa'],
        [44, 'glucosa_de44'],
        [62, 'glucosa_de60'],
      ],
      tolerance: 4,
    },
  ],
}
