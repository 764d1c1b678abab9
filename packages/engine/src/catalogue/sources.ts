interface Source {
  readonly title: string
}

/** Every figure of the engine cites one of these keys; an unknown key does not compile. */
export const dataSources = {
  // Official composition tables: the citation carries the food code.
  'usda-sr28': { title: 'USDA National Nutrient Database for Standard Reference, Release 28 (2015-16)' },
  'usda-foundation': { title: 'USDA FoodData Central, Foundation Foods (octubre de 2024)' },
  'ciqual-2025': { title: 'ANSES, table de composition nutritionnelle des aliments CIQUAL 2025' },
  'ciqual-2020': { title: 'ANSES, table de composition nutritionnelle des aliments CIQUAL 2020' },
  'cofid-2015': {
    title: 'Public Health England, McCance and Widdowson’s Composition of Foods Integrated Dataset (CoFID), 2015',
  },
  'bls-4': { title: 'Max Rubner-Institut, Bundeslebensmittelschlüssel (BLS) 4.0, 2025' },
  'japan-food-tables': { title: 'MEXT, Standard Tables of Food Composition in Japan' },

  // Law and standards.
  'eu-231-2012': { title: 'Reglamento (UE) 231/2012, especificaciones de los aditivos alimentarios' },
  'eu-1169-2011': { title: 'Reglamento (UE) 1169/2011, información alimentaria facilitada al consumidor' },
  'eu-tolerances-2012': { title: 'Comisión Europea, guía de tolerancias y redondeo (diciembre de 2012)' },
  'eu-1308-2013': { title: 'Reglamento (UE) 1308/2013, organización común de mercados agrarios' },
  'dir-2000-36': { title: 'Directiva 2000/36/CE, productos de cacao y de chocolate' },
  'rd-1055-2003': { title: 'Real Decreto 1055/2003, productos de cacao y chocolate (BOE-A-2003-15599)' },
  'rd-823-1990': {
    title: 'Real Decreto 823/1990, derivados de cacao, derivados de chocolate y sucedáneos (BOE-A-1990-15104)',
  },
  'eu-2073-2005': { title: 'Reglamento (CE) 2073/2005, criterios microbiológicos' },
  'rd-618-1998': { title: 'Real Decreto 618/1998, helados y mezclas para congelar (BOE-A-1998-9963)' },
  'rd-1052-2003': { title: 'Real Decreto 1052/2003, determinados azúcares para la alimentación humana' },
  'rd-308-2019': {
    title: 'Real Decreto 308/2019, norma de calidad para el pan (BOE-A-2019-6994), con los RD 773/2023 y 142/2026',
  },
  'eu-97-2010': { title: 'Reglamento (UE) 97/2010, Pizza Napoletana ETG' },
  'decret-93-1074': { title: 'Décret 93-1074, pains de tradition française' },
  'eu-828-2014': { title: 'Reglamento de Ejecución (UE) 828/2014, información sobre la ausencia de gluten' },
  'rd-863-2003': { title: 'Real Decreto 863/2003, confituras, jaleas y marmalades (texto de 13-11-2025)' },
  'rd-670-1990': { title: 'Real Decreto 670/1990, 2.7 y 2.8: mermelada (lo único en vigor)' },
  'igp-ensaimada': { title: 'IGP Ensaimada de Mallorca, según el resumen del pliego de condiciones' },
  'dm-22-7-2005': { title: 'Decreto ministeriale 22 luglio 2005, prodotti dolciari da forno (Italia), art. 1' },
  'igp-tarta-santiago': { title: 'IGP Tarta de Santiago, ES-PGI-0005-0616 (DO C 223, 16-9-2009; DOG 17-2-2010)' },
  'igp-sobao-pasiego': { title: 'IGP Sobao Pasiego, ES-PGI-005-0478 (DO C 75, 31-3-2009)' },
  'igp-estepa': { title: 'IGP Polvorones de Estepa y Mantecados de Estepa, pliegos de condiciones' },
  'rd-1787-1982': {
    title: 'Real Decreto 1787/1982, Reglamentación Técnico-Sanitaria de turrones y mazapanes (texto consolidado)',
  },
  'rd-348-2011': { title: 'Real Decreto 348/2011, norma de calidad de caramelos, chicles y confites' },
  'codigo-alimentario': { title: 'Código Alimentario Español (Decreto 2484/1967), 3.23.40 a 3.23.44' },
  'igp-jijona': { title: 'IGP Jijona, pliego de condiciones (DOUE C/2023/1217)' },
  'igp-alicante': { title: 'IGP Turrón de Alicante, pliego de condiciones (DOUE C/2023/573)' },
  'igp-agramunt': { title: 'IGP Turrón de Agramunt / Torró d’Agramunt (DO C 238, 21-6-2022)' },
  'rd-496-2010': { title: 'Real Decreto 496/2010, norma de calidad de confitería, pastelería, bollería y repostería' },
  'eu-1924-2006': { title: 'Reglamento (CE) 1924/2006, declaraciones nutricionales y de propiedades saludables' },
  'rd-1021-2022': { title: 'Real Decreto 1021/2022, requisitos de higiene en el comercio al por menor' },
  'rd-1086-2020': { title: 'Real Decreto 1086/2020, flexibilización de requisitos de higiene' },
  'igp-toledo': { title: 'IGP Mazapán de Toledo (DO C 267, 9-11-2007)' },
  'caa-592': { title: 'Código Alimentario Argentino, art. 592, dulce de leche' },
  'rd-1338-1988': { title: 'Real Decreto 1338/1988, horchata de chufa' },
  jecfa: { title: 'FAO/OMS, JECFA, especificaciones de aditivos alimentarios' },
  'ntc-1311': { title: 'NTC 1311 (ICONTEC, Colombia), panela' },
  avpn: { title: 'Associazione Verace Pizza Napoletana, disciplinare internazionale' },
  'pan-galego': { title: 'IGP Pan Galego, pliego de condiciones' },
  'bbga-2009': { title: 'Bread Bakers Guild of America, Formatting Guild Formulas (2009)' },
  apiter: { title: 'Disciplinare APITER, La Confraternita della Pizza (2016)' },
  'pizza-romana': { title: 'Associazione Pizza Romana, disciplinare' },
  'oiml-alcohol': { title: 'OIML R 22, tablas alcoholimétricas internacionales' },

  // Books, papers and courses.
  'goff-hartel-icecream': { title: 'Goff y Hartel, Ice Cream, 7.ª ed. (2013); tabla 3.2 de la 8.ª ed.' },
  'guelph-ebook': { title: 'Goff, Ice Cream Technology e-Book y «Freezing curve calculation» (University of Guelph)' },
  'leighton-1927': { title: 'Leighton, J. Dairy Sci. 10 (1927) 300' },
  'corvitto-secretos': { title: 'Corvitto, Los secretos del helado' },
  'hull-2010': { title: 'Hull, Glucose Syrups (2010), apéndice C' },
  'spillane-2006': { title: 'Spillane (ed.), Optimising Sweet Taste in Foods (2006)' },
  'niness-1999': { title: 'Niness, J. Nutr. 129 (1999) 1402S' },
  'migoya-frozen-desserts': { title: 'Migoya, Frozen Desserts (2008)' },
  caviezel: { title: 'Caviezel, semifreddo (itchefs-gvci.com) y rangos (italiangelato.info)' },
  'hamelman-bread': { title: 'Hamelman, Bread (2004)' },
  gisslen: { title: 'Gisslen, Professional Baking' },
  reinhart: { title: 'Reinhart, clases de brioche de The Bread Baker’s Apprentice' },
  forkish: { title: 'Forkish, Flour Water Salt Yeast y The Elements of Pizza' },
  tartine: { title: 'Robertson, Tartine Bread' },
  'kline-1970': {
    title: 'Kline, Sugihara y McCready, Bakers Digest 44 (2), 1970; Galal et al., Cereal Chemistry 55 (4), 1978',
  },
  'sourdough-framework': { title: 'Kleinwächter, The Sourdough Framework' },
  'ruhlman-ratio': { title: 'Ruhlman, Ratio (2009)' },
  'gisslen-baking': { title: 'Gisslen, Professional Baking, «Cake formula balance» y p. 271' },
  'suas-pastry': { title: 'Suas, Advanced Bread and Pastry, p. 622' },
  'figoni-baking': { title: 'Figoni, How Baking Works' },
  'labensky-baking': { title: 'Labensky, On Baking' },
  'migoya-pastry-cream': { title: 'Migoya, «Perfect pastry cream»' },
  'valrhona-chocolat': { title: 'Valrhona, Encyclopédie du chocolat y L’essentiel du chocolat' },
  'chocolate-academy': {
    title: 'Chocolate Academy, «Ideal formulation and balancing example»; criterios de R. Morató',
  },
  'cap-patissier': { title: 'Fichas del CAP Pâtissier y tablas de escuelas francesas' },
  'ferrandi-versailles': { title: 'École Ferrandi y Académie de Versailles, fichas de bizcochos' },
  'fp-cremas': { title: 'Formación profesional, «Cremas clásicas de repostería»' },
  'formulacion-masas': { title: 'Formulación de masas (panaderia.us)' },
  'baeza-2010': { title: 'Baeza y otros (2010), predicción de la actividad de agua; constantes de Norrish de Chirife' },
  'norrish-polyols': { title: 'Constantes de Norrish de los polioles (PMC2836749, tabla 3)' },
  'sloan-labuza': { title: 'Sloan y Labuza, agua retenida por humectantes' },
  'sandoval-barreiro': { title: 'Sandoval y Barreiro, isotermas del cacao' },
  mohos: { title: 'Mohos, Confectionery and Chocolate Engineering, ap. 2' },
  'mcgee-2004': { title: 'McGee, On Food and Cooking (2004)' },
  'greweling-2007': { title: 'Greweling, Chocolates and Confections (2007)' },
  'migoya-elements': { title: 'Migoya, The Elements of Dessert (2012)' },
  'domson-academy': { title: 'Domson Academy, fórmulas de chocolate y confitería' },
  'giandujotto-torino': { title: 'Giandujotto di Torino, pliego en audiencia pública (2025)' },
  'published-chocolate': {
    title: 'Fórmulas y fichas publicadas de chocolate, citadas una a una en el corpus de cacao',
  },
  'published-doughs': {
    title: 'Fórmulas publicadas de autores y escuelas, citadas una a una en el corpus de panadería',
  },
  'ylla-1878': { title: 'Ylla 1878, ficha de la mantequilla de laminado: de 280 a 350 g por kg de masa' },
  'published-pastry': {
    title: 'Fórmulas publicadas de autores y escuelas, citadas una a una en el corpus de pastelería',
  },
  'lees-jackson': {
    title: 'Lees y Jackson, Sugar Confectionery and Chocolate Manufacture (1973), cap. 17, método de la materia seca',
  },
  mcgee: { title: 'Harold McGee, On Food and Cooking, puntos del azúcar' },
  'dragees-trade': { title: 'Guías del comercio francés de peladillas (e-citynet, mariagealannee)' },
  'published-turron': { title: 'Fórmulas publicadas de turrón y mazapán, citadas una a una en el corpus' },
  'general-literature': { title: 'Bibliografía general, no verificada de nuevo' },
  tuttogelato: { title: 'Tuttogelato, rangos de equilibrado' },
  'lulo-fouet': { title: 'Lulo Fouet, ficha de curso de heladería' },
  'cfp-ensp': { title: 'Normas CFP/ENSP, en un formulario francés abierto' },
  'king-arthur': { title: 'King Arthur, fórmulas profesionales' },
  tejero: { title: 'Francisco Tejero, fórmulas y artículos (franciscotejero.com)' },
  'roca-fariners': { title: 'Roca Fariners, pan de chapata 100 % biga' },
  esah: { title: 'Escuela Superior Abierta de Hostelería, el porcentaje panadero' },
  cetece: { title: 'CETECE, pan candeal o canteros' },
  'che-pizza-school': { title: 'Che Pizza School, teglia con biga y canotto' },
  'trade-data': { title: 'Ficha técnica, etiqueta o fórmula comercial típica, no verificada de nuevo' },

  // How a figure was reached when no table prints it.
  calculated: { title: 'Mezcla de otras filas del catálogo, con la fórmula' },
  stoichiometry: { title: 'Estequiometría de la fórmula química' },
  'pure-compound': { title: 'Compuesto puro; en los aditivos, límites de pureza del Reg. (UE) 231/2012 no releídos' },
  estimate: { title: 'Estimación razonada' },
  obrador: { title: 'Obrador, decisión técnica propia' },
} as const satisfies Readonly<Record<string, Source>>

export type SourceKey = keyof typeof dataSources

/** A source, with where in it to look: the food code, the table, the article or the formula. */
export type SourceCitation = SourceKey | `${SourceKey}: ${string}`

/** A = official table; B = legal purity, stoichiometry, textbook or trade datum; C = estimate or calculation. */
export type SourceGrade = 'A' | 'B' | 'C'

/** The sentence the licences of the composition tables ask to show with the product (see NOTICE). */
/** What a source is called. */
export type SourceTitles = (key: SourceKey) => string

export const sourceTitles: SourceTitles = (key) => dataSources[key].title

export const ATTRIBUTION_TEXT =
  'Composición: USDA FoodData Central (dominio público); ANSES, tabla CIQUAL 2025 y 2020 (Licence Ouverte 2.0); Public Health England, CoFID (OGL v3.0); Max Rubner-Institut, BLS 4.0 (CC BY 4.0).'
