import type { Family } from '../row.ts'

/** Rows that the names of the trade asked for and no row could be mixed into; orders of magnitude where no table was at hand. */
export const varios = {
  leche_polvo: {
    caseinato: { name: 'Caseinato', water: 5, protein: 89, milkFat: 1.2, saturatedFat: 0.77, lactose: 0.5, salt: 3, ash: 4.3, msnf: 93.8, source: 'trade-data', grade: 'C', price: 9, allergens: 'leche', aliases: 'caseinato sódico|caseinato cálcico|caseinato de sodio|caseinato de calcio|caseína|sodium caseinate' },
  },
  fruta: {
    azofaifa: { name: 'Azofaifa (jínjol)', water: 77.9, protein: 1.2, otherFat: 0.2, glucose: 9, fructose: 9.5, sucrose: 1, fibre: 0.7, ash: 0.5, source: 'general-literature', grade: 'C', price: 9, aliases: 'jínjol|jujube|azufaifa' },
    lucuma: { name: 'Lúcuma (pulpa)', water: 70, protein: 1.5, otherFat: 0.5, saturatedFat: 0.1, sucrose: 6, glucose: 5, fructose: 4, starch: 8, fibre: 4, ash: 1, source: 'general-literature', grade: 'C', price: 12, aliases: 'pulpa de lúcuma|eggfruit' },
  },
  cacao: {
    cascarilla_cacao: { name: 'Cascarilla de cacao', water: 8, protein: 15, cocoaButter: 3, saturatedFat: 1.8, starch: 3, otherCarbs: 8, fibre: 54, ash: 8, other: 1, cocoaNonfat: 0, source: 'general-literature', grade: 'C', price: 4, aliases: 'cascarilla|cáscara de cacao|cocoa husk|cocoa shell' },
  },
  condimento: {
    atun_aceite: { name: 'Atún en aceite escurrido', water: 60, protein: 26.5, otherFat: 12, saturatedFat: 2, salt: 1, ash: 1.5, source: 'trade-data', grade: 'C', price: 12, allergens: 'pescado', aliases: 'atún|atún en aceite|atún en conserva|bonito en aceite|tuna' },
    tinta_calamar: { name: 'Tinta de calamar', water: 80, protein: 10, otherFat: 0.5, saturatedFat: 0.1, otherCarbs: 3, salt: 6, ash: 6.5, source: 'trade-data', grade: 'C', price: 25, allergens: 'moluscos', vegan: false, aliases: 'tinta de sepia|tinta de cefalópodo|squid ink' },
    sobrasada: { name: 'Sobrasada', water: 20, protein: 13, otherFat: 60, saturatedFat: 23.4, otherCarbs: 2, salt: 3, ash: 5, source: 'trade-data', grade: 'C', price: 11, vegan: false, aliases: 'sobrassada|sobrasada de Mallorca' },
    torreznos: { name: 'Torreznos o chicharrones', water: 9, protein: 36, otherFat: 50, saturatedFat: 19.5, salt: 3, ash: 5, source: 'trade-data', grade: 'C', price: 12, vegan: false, aliases: 'torrezno|chicharrón|chicharrones|cortezas de cerdo|pork crackling' },
    chorizo: { name: 'Chorizo curado', water: 30, protein: 23, otherFat: 38, saturatedFat: 14.8, otherCarbs: 2.5, salt: 3.5, ash: 6.5, source: 'trade-data', grade: 'C', price: 9, vegan: false, aliases: 'chistorra|salchichón|salami|longaniza' },
  },
  especia: {
    cebolla_polvo: { name: 'Cebolla deshidratada', water: 4, protein: 9, otherFat: 0.5, saturatedFat: 0.1, sucrose: 18, glucose: 9, fructose: 10, otherCarbs: 36.5, fibre: 9.5, ash: 3.5, source: 'general-literature', grade: 'C', price: 7, aliases: 'cebolla en polvo|cebolla seca|cebolla en copos|onion powder|dried onion' },
  },
  aroma: {
    colorante_liposoluble: { name: 'Colorante liposoluble', otherFat: 60, saturatedFat: 30, other: 40, source: 'estimate', grade: 'C', price: 90, aliases: 'colorante para chocolate|manteca de cacao coloreada|colorante en manteca de cacao' },
    colorante: { name: 'Colorante alimentario', water: 55, polyols: 30, other: 15, polyolType: 'glicerol', source: 'estimate', grade: 'C', price: 60, aliases: 'colorante en gel|colorante líquido|food colouring|colorante en pasta' },
  },
  confiteria: {
    pan_de_oro: { name: 'Pan de oro comestible', other: 100, source: 'pure-compound', grade: 'B', price: 9000, aliases: 'oro comestible|lámina de oro|polvo de oro|pan de plata|gold leaf' },
  },
  edulcorante: {
    edulcorante_liquido: { name: 'Edulcorante líquido de mesa', water: 90, other: 10, source: 'trade-data', grade: 'C', price: 8, aliases: 'sacarina líquida|stevia líquida|liquid sweetener' },
  },
} satisfies Family
