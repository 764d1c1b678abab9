/** A formula of each craft that is off balance, and one that is not. */

export const offBalance = {
  helado: {
    type: 'helado_crema',
    ingredients: [
      { name: 'Leche entera', grams: 520 },
      { name: 'Nata 35%', grams: 180 },
      { name: 'Azúcar', grams: 260 },
      { name: 'Leche en polvo desnatada', grams: 40 },
      { name: 'Pasta de avellana', grams: 80 },
      { name: 'Neutro para cremas 5', grams: 5 },
    ],
  },
  panaderia: {
    type: 'brioche',
    ingredients: [
      { name: 'Harina de fuerza', grams: 500 },
      { name: 'Huevo', grams: 200 },
      { name: 'Leche', grams: 100 },
      { name: 'Mantequilla', grams: 60 },
      { name: 'Azúcar', grams: 80 },
      { name: 'Levadura fresca', grams: 20 },
      { name: 'Sal', grams: 9 },
    ],
  },
  pasteleria: {
    type: 'crema_pastelera',
    ingredients: [
      { name: 'Leche entera', grams: 1000 },
      { name: 'Azúcar', grams: 420 },
      { name: 'Yema', grams: 160 },
      { name: 'Maicena', grams: 80 },
      { name: 'Vainilla', grams: 2 },
    ],
  },
  turron: {
    type: 'jijona',
    ingredients: [
      { ingrediente: 'almendra_tostada', peso: 500 },
      { ingrediente: 'miel', peso: 150 },
      { ingrediente: 'azucar', peso: 330 },
      { ingrediente: 'clara', peso: 20 },
    ],
  },
  cacao: {
    type: 'leche',
    ingredients: [
      { ingrediente: 'pasta_cacao', peso: 120 },
      { ingrediente: 'manteca_cacao', peso: 150 },
      { ingrediente: 'azucar', peso: 530 },
      { ingrediente: 'leche_entera_polvo', peso: 195 },
      { ingrediente: 'lecitina', peso: 5 },
    ],
  },
} as const

export const craftIds = Object.keys(offBalance) as (keyof typeof offBalance)[]

/** The question every chocolatier learns the limits of a formula with: compositions of its own, four exact wishes. */
export const couverture = {
  type: 'ganache_negro',
  soloObjetivos: true,
  objetivos: {
    agua: { min: 21, max: 21 },
    azucares: { min: 27, max: 27 },
    mantecaCacao: { min: 21, max: 21 },
    grasaLactea: { min: 12.5, max: 12.5 },
  },
  ingredients: [
    {
      name: 'Cobertura',
      role: 'chocolate_negro',
      grams: 550,
      azucares: 36,
      mantecaCacao: 38,
      materiagrasa: 38,
      agua: 0,
    },
    { name: 'Nata', grams: 300, agua: 59, grasaLactea: 36, materiagrasa: 36, azucares: 0, lactosa: 0, esml: 0 },
    { name: 'Mantequilla', grams: 50, agua: 16, grasaLactea: 82, materiagrasa: 82, azucares: 0, lactosa: 0, esml: 0 },
    { name: 'Glucosa', grams: 98, agua: 20, azucares: 80 },
  ].map((line) => ({ ...line, fijo: false })),
}

/** 0.2 % of the batch. */
export const salt = { name: 'Sal', grams: 2, fijo: true }
