import type { ShownFigure } from '../../ratio/parameter.ts'
import { type CacaoParameterKey, cacaoParameters } from './params.ts'

/** What the craft and the law call things. */

/** What the law calls each product, and what it asks for besides. */
export const cacaoLawTerms = {
  names: {
    cobertura: 'Cobertura de chocolate',
    chocolate: 'Chocolate',
    fideos: 'Fideos o copos de chocolate',
    cobertura_leche: 'Cobertura de chocolate con leche',
    nata: 'Chocolate con nata',
    leche: 'Chocolate con leche',
    familiar: 'Chocolate familiar con leche',
    desnatada: 'Chocolate con leche desnatada',
    leche_fideos: 'Fideos o copos de chocolate con leche',
    blanco: 'Chocolate blanco',
    gianduja: 'Chocolate con avellanas gianduja',
    gianduja_leche: 'Chocolate con leche con avellanas gianduja',
    taza: 'Chocolate a la taza',
    taza_familiar: 'Chocolate familiar a la taza',
    bombon: 'Bombón de chocolate',
    relleno: 'Chocolate relleno',
    polvo: 'Cacao en polvo',
    magro: 'Cacao magro en polvo',
    chocolate_polvo: 'Chocolate en polvo',
    para_beber: 'Chocolate en polvo para beber',
    sucedaneo: 'Sucedáneo de chocolate',
    sucedaneo_leche: 'Sucedáneo de chocolate con leche',
    sucedaneo_blanco: 'Sucedáneo de chocolate blanco',
    especial: 'Cobertura especial con grasa vegetal',
    especial_leche: 'Cobertura especial con grasa vegetal y leche',
    especial_blanca: 'Cobertura especial con grasa vegetal blanca',
    confiteria: 'Artículo de confitería de cacao y chocolate',
    confiteria_sucedaneo: 'Artículo de confitería de sucedáneos de chocolate',
    harina: 'Cacao azucarado en polvo con harina',
    harina_familiar: 'Cacao familiar azucarado en polvo con harina',
    pasta: 'Pasta de cacao 100 %',
  },
  readings: {
    chocolateSolo: 'Chocolate o cobertura',
    aromaImitador: 'Aroma que imita el chocolate o la grasa de leche',
    almidonAjeno: 'Harina o almidón que no es de trigo, arroz ni maíz',
    galleteria: 'Pan, pastelería o galletería dentro',
    endulzante: 'Azúcares o edulcorantes',
    vegetalNoAutorizada: 'Grasa vegetal no autorizada',
    grasaAnimal: 'Grasa animal que no es de leche',
    sustituta: 'Grasa vegetal en lugar de manteca',
    cacaoMasSustituta: 'Cacao más grasa sustituta',
    mantecaMasSustituta: 'Manteca más grasa sustituta',
    grasaMasSustituta: 'Manteca, grasa láctea y grasa sustituta',
    sucedaneo: 'Sucedáneo o cobertura especial',
    cacaoPolvo: 'Cacao en polvo',
    mantecaSeca: 'Manteca de cacao',
    grasaSeca: 'Grasa',
    cacaoSecoSeca: 'Cacao seco desgrasado',
    lecheSeca: 'Sólidos de leche',
    grasaLacteaSeca: 'Grasa láctea',
  } as Readonly<Record<string, string>>,
  cocoa: 'cacao',
  quality: (name: string): string => `Mención de calidad en «${name}»`,
  /** How what has no name of the norm is described, and what its matters are called. */
  described: {
    solid: 'Preparado',
    powder: 'Mezcla',
    cocoa: 'cacao',
    mass: 'pasta de cacao',
    cocoaPowder: 'cacao en polvo',
    butter: 'manteca de cacao',
    milk: 'leche',
  },
  descriptive: 'nombre descriptivo: sin azúcares no hay chocolate (RD 1055/2003 ap. 1.6.a)',
  ownSplit: 'criterio de Obrador, no de la norma: separa el negro, el de leche y el blanco',
  vegetableFat: 'Contiene grasas vegetales además de manteca de cacao',
  cooked: 'Para su consumo cocido',
  substituteWords:
    'Las palabras «sucedáneo de chocolate» bajo el nombre comercial, que no puede decir «choco», «cacao» ni «late» (RD 823/1990 art. 10.1.1)',
  besides: {
    ground: 'la avellana va finamente triturada',
    flakes: 'se presenta en copos o fideos',
    flour: 'la harina o el almidón son de trigo, arroz o maíz',
    mouthful: 'cada pieza es de un bocado',
    shell: 'el chocolate, carcasa incluida, pesa el 25 % o más de la pieza',
    outside: 'el chocolate de fuera pesa el 25 % o más de la pieza',
    inside: 'dentro no hay pan, pastel, galleta ni helado',
    powder: 'se presenta en polvo',
    confusable: 'por su forma o su uso se confunde con el chocolate',
  },
} as const

const nameOf = (key: CacaoParameterKey): string => {
  const { label, named }: Pick<ShownFigure, 'label' | 'named'> = cacaoParameters[key]
  return named?.name ?? label
}

/** The law speaks on its own basis, which the conditions need not repeat. */
export const cacaoConditionLabel = (key: string): string =>
  cacaoLawTerms.readings[key] ?? nameOf(key as CacaoParameterKey)

/** What a formula of each class «queda». */
export const medalClasses = { inRange: 'en rango y con su nombre legal', gold: 'con medalla de oro' } as const

/** What an estimated activity would mean on the scale of keeping, if a measurement confirmed it. */
export const awReadings: Readonly<Record<string, string>> = {
  3: 'producto fresco, a 4 °C o menos y unos 3 días',
  4: 'producto fresco, a 4 °C o menos y unos 7 días, si la medida la confirma',
  5: 'unas 2 semanas de 12 a 18 °C, si la medida la confirma',
  6: 'de 4 a 8 semanas, si la medida la confirma',
  7: 'meses, si la medida la confirma: manda la grasa (enranciamiento, velo graso), no los microbios',
}
