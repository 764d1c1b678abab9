import type { CraftProducts } from './product.ts'

const CHOCOLATES = [
  { type: 'bombon', if: [['moisture', '>=', 5]] },
  { type: 'gianduja', if: [['hazelnut', '>=', 15]] },
  {
    type: 'blanco',
    if: [
      ['cocoaMass', '<=', 0],
      ['cocoaPowder', '<=', 0],
      ['cocoaButter', '>', 0],
    ],
  },
  { type: 'leche', if: [['milkPowder', '>', 3]] },
  { type: 'bean_to_bar', if: [['cocoaBean', '>', 0]] },
  { type: 'negro', if: [] },
] as const

export const cacaoProducts: CraftProducts = {
  craft: 'cacao',
  sections: 'cacao|chocolate|chocolates|chocolatería|bombones|bombonería|tabletas|chocolate y bombones|chocolates y bombones|xocolata|bonbons|chocolaterie',
  types: {
    negro: { words: 'chocolate amargo|tableta negra|chocolat noir|cioccolato fondente|xocolata negra|tableta 70|chocolate 70 %|chocolate puro' },
    leche: { words: 'tableta con leche|chocolat au lait|cioccolato al latte|xocolata amb llet' },
    blanco: { words: 'tableta blanca|chocolat blanc|cioccolato bianco|xocolata blanca|chocolate rubio|dulcey' },
    cobertura: { words: 'cobertura negra|cobertura con leche|cobertura blanca|couverture|copertura|cobertura de chocolate|chocolate de cobertura' },
    bean_to_bar: { words: 'bean to bar|bean-to-bar|del grano a la tableta|tree to bar|origen único|single origin|chocolate artesano de origen|haba a la barra', ruling: true },
    gianduja: { words: 'gianduja|gianduia|gianduiotto|gianduiotti|crema gianduja sólida|chocolate gianduja' },
    bombon: {
      words:
        'bombón|bombones|trufa|trufas|trufas de chocolate|relleno de bombón|relleno para bombón|relleno para bombones|ganache para bombón|ganache para bombones|ganache de bombón|bonbon|bonbons|pralines belgas|bombó|praline filling|molded chocolate|moulded bonbon|trufa de bombonería|trufas de chocolate negro para bombonería|cioccolatini|praliné para bombón|caramelo para bombón',
      ruling: true,
    },
  },
  generics: {
    chocolate: [
      { types: 'leche', put: 'cob_leche', others: 'cob_leche_40' },
      { types: 'blanco', put: 'cob_blanca', others: 'cob_blanca_35' },
      { put: 'cob_negra', others: 'cob_negra_70 cob_leche' },
    ],
    glucosa: [{ put: 'glucosa', others: 'glucosa_polvo_de38' }],
  },
  families: [
    {
      words:
        'chocolate|chocolat|cioccolato|tableta|tabletas|chocolate negro|chocolate con leche|chocolate blanco|choco negro|choco leche|choco blanco|dark chocolate|milk chocolate|white chocolate|cobertura|couverture',
      decide: CHOCOLATES,
      says: {
        'bean to bar': 'bean_to_bar',
        negro: 'negro',
        negra: 'negro',
        noir: 'negro',
        leche: 'leche',
        blanco: 'blanco',
        blanca: 'blanco',
        rubio: 'blanco',
        cobertura: 'cobertura',
        couverture: 'cobertura',
      },
    },
  ],
  signs: [
    ...CHOCOLATES.map(({ type, if: conditions }) => ({ rank: 2, type, if: [['cocoaParts', '>=', 12], ['moisture', '<=', 3], ['flour', '<=', 0], ['egg', '<=', 0], ...conditions] as const })),
    {
      rank: 5,
      type: 'bombon',
      if: [
        ['chocolates', '>=', 30],
        ['creamOrFruit', '>=', 8],
        ['chocolateCream', '>', 1.05],
        ['sweetSyrup', '>', 0],
        ['flour', '<=', 0],
        ['egg', '<=', 0],
        ['gelatin', '<=', 0],
      ],
    },
    {
      rank: 5,
      type: 'bombon',
      if: [
        ['praline', '>=', 25],
        ['chocolates', '>=', 10],
        ['flour', '<=', 0],
        ['egg', '<=', 0],
      ],
    },
  ],
}
