/** What kind of evidence a source is; the grade of each row says how far to trust the figure taken from it. */
type SourceKind = 'official-table' | 'law' | 'standard' | 'literature' | 'trade' | 'method'

interface Source {
  readonly title: string
  readonly kind: SourceKind
  readonly licence?: string
  readonly url?: string
  readonly doi?: string
}

/** Every figure of the engine cites one of these keys; an unknown key does not compile. */
export const sources = {
  // Official composition tables: the citation carries the food code.
  'usda-sr28': {
    title: 'USDA National Nutrient Database for Standard Reference, Release 28 (2015-16)',
    kind: 'official-table',
    licence: 'Dominio público (CC0)',
    url: 'https://fdc.nal.usda.gov/',
  },
  'usda-foundation': {
    title: 'USDA FoodData Central, Foundation Foods (octubre de 2024)',
    kind: 'official-table',
    licence: 'Dominio público (CC0)',
    url: 'https://fdc.nal.usda.gov/',
  },
  'ciqual-2025': {
    title: 'ANSES, table de composition nutritionnelle des aliments CIQUAL 2025',
    kind: 'official-table',
    licence: 'Licence Ouverte / Open Licence 2.0 (Etalab)',
    url: 'https://ciqual.anses.fr/',
    doi: '10.57745/RDMHWY',
  },
  'ciqual-2020': {
    title: 'ANSES, table de composition nutritionnelle des aliments CIQUAL 2020',
    kind: 'official-table',
    licence: 'Licence Ouverte / Open Licence 2.0 (Etalab)',
    url: 'https://ciqual.anses.fr/',
  },
  'cofid-2015': {
    title: 'Public Health England, McCance and Widdowson’s Composition of Foods Integrated Dataset (CoFID), 2015',
    kind: 'official-table',
    licence: 'Open Government Licence v3.0',
    url: 'https://www.gov.uk/government/publications/composition-of-foods-integrated-dataset-cofid',
  },
  'bls-4': {
    title: 'Max Rubner-Institut, Bundeslebensmittelschlüssel (BLS) 4.0, 2025',
    kind: 'official-table',
    licence: 'CC BY 4.0',
    url: 'https://blsdb.de/',
  },
  'japan-food-tables': { title: 'MEXT, Standard Tables of Food Composition in Japan', kind: 'official-table' },

  // Law and standards.
  'eu-231-2012': { title: 'Reglamento (UE) 231/2012, especificaciones de los aditivos alimentarios', kind: 'law' },
  'eu-1169-2011': { title: 'Reglamento (UE) 1169/2011, información alimentaria facilitada al consumidor', kind: 'law' },
  'eu-tolerances-2012': {
    title: 'Comisión Europea, guía de tolerancias y redondeo (diciembre de 2012)',
    kind: 'law',
  },
  'eu-1308-2013': { title: 'Reglamento (UE) 1308/2013, organización común de mercados agrarios', kind: 'law' },
  'dir-2000-36': { title: 'Directiva 2000/36/CE, productos de cacao y de chocolate', kind: 'law' },
  'rd-1055-2003': {
    title: 'Real Decreto 1055/2003, productos de cacao y chocolate (BOE-A-2003-15599)',
    kind: 'law',
  },
  'rd-823-1990': {
    title: 'Real Decreto 823/1990, derivados de cacao, derivados de chocolate y sucedáneos (BOE-A-1990-15104)',
    kind: 'law',
  },
  'eu-2073-2005': { title: 'Reglamento (CE) 2073/2005, criterios microbiológicos', kind: 'law' },
  'rd-618-1998': { title: 'Real Decreto 618/1998, helados y mezclas para congelar (BOE-A-1998-9963)', kind: 'law' },
  'rd-1052-2003': { title: 'Real Decreto 1052/2003, determinados azúcares para la alimentación humana', kind: 'law' },
  'rd-308-2019': {
    title: 'Real Decreto 308/2019, norma de calidad para el pan (BOE-A-2019-6994), con los RD 773/2023 y 142/2026',
    kind: 'law',
  },
  'eu-97-2010': { title: 'Reglamento (UE) 97/2010, Pizza Napoletana ETG', kind: 'law' },
  'decret-93-1074': { title: 'Décret 93-1074, pains de tradition française', kind: 'law' },
  'igp-tarta-santiago': {
    title: 'IGP Tarta de Santiago, ES-PGI-0005-0616 (DO C 223, 16-9-2009; DOG 17-2-2010)',
    kind: 'law',
  },
  'igp-sobao-pasiego': { title: 'IGP Sobao Pasiego, ES-PGI-005-0478 (DO C 75, 31-3-2009)', kind: 'law' },
  'igp-estepa': { title: 'IGP Polvorones de Estepa y Mantecados de Estepa, pliegos de condiciones', kind: 'law' },
  'rd-1787-1982': {
    title: 'Real Decreto 1787/1982, Reglamentación Técnico-Sanitaria de turrones y mazapanes (texto consolidado)',
    kind: 'law',
    url: 'https://www.boe.es/eli/es/rd/1982/05/14/1787',
  },
  'rd-348-2011': { title: 'Real Decreto 348/2011, norma de calidad de caramelos, chicles y confites', kind: 'law' },
  'codigo-alimentario': { title: 'Código Alimentario Español (Decreto 2484/1967), 3.23.40 a 3.23.44', kind: 'law' },
  'igp-jijona': { title: 'IGP Jijona, pliego de condiciones (DOUE C/2023/1217)', kind: 'law' },
  'igp-alicante': { title: 'IGP Turrón de Alicante, pliego de condiciones (DOUE C/2023/573)', kind: 'law' },
  'igp-agramunt': { title: 'IGP Turrón de Agramunt / Torró d’Agramunt (DO C 238, 21-6-2022)', kind: 'law' },
  'rd-496-2010': {
    title: 'Real Decreto 496/2010, norma de calidad de confitería, pastelería, bollería y repostería',
    kind: 'law',
  },
  'eu-1924-2006': {
    title: 'Reglamento (CE) 1924/2006, declaraciones nutricionales y de propiedades saludables',
    kind: 'law',
  },
  'rd-1021-2022': { title: 'Real Decreto 1021/2022, requisitos de higiene en el comercio al por menor', kind: 'law' },
  'rd-1086-2020': { title: 'Real Decreto 1086/2020, flexibilización de requisitos de higiene', kind: 'law' },
  'igp-toledo': { title: 'IGP Mazapán de Toledo (DO C 267, 9-11-2007)', kind: 'law' },
  'caa-592': { title: 'Código Alimentario Argentino, art. 592, dulce de leche', kind: 'law' },
  'rd-1338-1988': { title: 'Real Decreto 1338/1988, horchata de chufa', kind: 'law' },
  jecfa: { title: 'FAO/OMS, JECFA, especificaciones de aditivos alimentarios', kind: 'standard' },
  'ntc-1311': { title: 'NTC 1311 (ICONTEC, Colombia), panela', kind: 'standard' },
  avpn: {
    title: 'Associazione Verace Pizza Napoletana, disciplinare internazionale',
    kind: 'standard',
    url: 'https://www.pizzanapoletana.org/',
  },
  'pan-galego': { title: 'IGP Pan Galego, pliego de condiciones', kind: 'standard', url: 'https://pangalego.org/' },
  'bbga-2009': { title: 'Bread Bakers Guild of America, Formatting Guild Formulas (2009)', kind: 'standard' },
  apiter: { title: 'Disciplinare APITER, La Confraternita della Pizza (2016)', kind: 'standard' },
  'pizza-romana': { title: 'Associazione Pizza Romana, disciplinare', kind: 'standard' },
  'oiml-alcohol': { title: 'OIML R 22, tablas alcoholimétricas internacionales', kind: 'standard' },

  // Books, papers and courses.
  'goff-hartel-icecream': {
    title: 'Goff y Hartel, Ice Cream, 7.ª ed. (2013); tabla 3.2 de la 8.ª ed.',
    kind: 'literature',
  },
  'guelph-ebook': {
    title: 'Goff, Ice Cream Technology e-Book y «Freezing curve calculation» (University of Guelph)',
    kind: 'literature',
  },
  'leighton-1927': { title: 'Leighton, J. Dairy Sci. 10 (1927) 300', kind: 'literature' },
  'corvitto-secretos': { title: 'Corvitto, Los secretos del helado', kind: 'literature' },
  'hull-2010': { title: 'Hull, Glucose Syrups (2010), apéndice C', kind: 'literature' },
  'spillane-2006': { title: 'Spillane (ed.), Optimising Sweet Taste in Foods (2006)', kind: 'literature' },
  'niness-1999': { title: 'Niness, J. Nutr. 129 (1999) 1402S', kind: 'literature', doi: '10.1093/jn/129.7.1402S' },
  'migoya-frozen-desserts': { title: 'Migoya, Frozen Desserts (2008)', kind: 'literature' },
  caviezel: { title: 'Caviezel, semifreddo (itchefs-gvci.com) y rangos (italiangelato.info)', kind: 'literature' },
  'hamelman-bread': { title: 'Hamelman, Bread (2004)', kind: 'literature' },
  gisslen: { title: 'Gisslen, Professional Baking', kind: 'literature' },
  reinhart: { title: 'Reinhart, clases de brioche de The Bread Baker’s Apprentice', kind: 'literature' },
  forkish: { title: 'Forkish, Flour Water Salt Yeast y The Elements of Pizza', kind: 'literature' },
  tartine: { title: 'Robertson, Tartine Bread', kind: 'literature' },
  'kline-1970': {
    title: 'Kline, Sugihara y McCready, Bakers Digest 44 (2), 1970; Galal et al., Cereal Chemistry 55 (4), 1978',
    kind: 'literature',
  },
  'sourdough-framework': { title: 'Kleinwächter, The Sourdough Framework', kind: 'literature' },
  'ruhlman-ratio': { title: 'Ruhlman, Ratio (2009)', kind: 'literature' },
  'gisslen-baking': { title: 'Gisslen, Professional Baking, «Cake formula balance» y p. 271', kind: 'literature' },
  'suas-pastry': { title: 'Suas, Advanced Bread and Pastry, p. 622', kind: 'literature' },
  'figoni-baking': { title: 'Figoni, How Baking Works', kind: 'literature' },
  'labensky-baking': { title: 'Labensky, On Baking', kind: 'literature' },
  'migoya-pastry-cream': { title: 'Migoya, «Perfect pastry cream»', kind: 'literature' },
  'valrhona-chocolat': {
    title: 'Valrhona, Encyclopédie du chocolat y L’essentiel du chocolat',
    kind: 'literature',
  },
  'chocolate-academy': {
    title: 'Chocolate Academy, «Ideal formulation and balancing example»; criterios de R. Morató',
    kind: 'literature',
  },
  'cap-patissier': { title: 'Fichas del CAP Pâtissier y tablas de escuelas francesas', kind: 'literature' },
  'ferrandi-versailles': { title: 'École Ferrandi y Académie de Versailles, fichas de bizcochos', kind: 'literature' },
  'fp-cremas': { title: 'Formación profesional, «Cremas clásicas de repostería»', kind: 'literature' },
  'formulacion-masas': { title: 'Formulación de masas (panaderia.us)', kind: 'trade' },
  'baeza-2010': {
    title: 'Baeza y otros (2010), predicción de la actividad de agua; constantes de Norrish de Chirife',
    kind: 'literature',
  },
  'norrish-polyols': { title: 'Constantes de Norrish de los polioles (PMC2836749, tabla 3)', kind: 'literature' },
  'sloan-labuza': { title: 'Sloan y Labuza, agua retenida por humectantes', kind: 'literature' },
  'sandoval-barreiro': { title: 'Sandoval y Barreiro, isotermas del cacao', kind: 'literature' },
  mohos: { title: 'Mohos, Confectionery and Chocolate Engineering, ap. 2', kind: 'literature' },
  'mcgee-2004': { title: 'McGee, On Food and Cooking (2004)', kind: 'literature' },
  'greweling-2007': { title: 'Greweling, Chocolates and Confections (2007)', kind: 'literature' },
  'migoya-elements': { title: 'Migoya, The Elements of Dessert (2012)', kind: 'literature' },
  'domson-academy': { title: 'Domson Academy, fórmulas de chocolate y confitería', kind: 'trade' },
  'giandujotto-torino': { title: 'Giandujotto di Torino, pliego en audiencia pública (2025)', kind: 'standard' },
  'published-chocolate': {
    title: 'Fórmulas y fichas publicadas de chocolate, citadas una a una en el corpus de cacao',
    kind: 'trade',
  },
  'published-pastry': {
    title: 'Fórmulas publicadas de autores y escuelas, citadas una a una en el corpus de pastelería',
    kind: 'trade',
  },
  'lees-jackson': {
    title: 'Lees y Jackson, Sugar Confectionery and Chocolate Manufacture (1973), cap. 17, método de la materia seca',
    kind: 'literature',
  },
  mcgee: { title: 'Harold McGee, On Food and Cooking, puntos del azúcar', kind: 'literature' },
  'dragees-trade': { title: 'Guías del comercio francés de peladillas (e-citynet, mariagealannee)', kind: 'trade' },
  'published-turron': {
    title: 'Fórmulas publicadas de turrón y mazapán, citadas una a una en el corpus',
    kind: 'trade',
  },
  'general-literature': { title: 'Bibliografía general, no verificada de nuevo', kind: 'literature' },
  tuttogelato: { title: 'Tuttogelato, rangos de equilibrado', kind: 'trade' },
  'lulo-fouet': { title: 'Lulo Fouet, ficha de curso de heladería', kind: 'trade' },
  'cfp-ensp': { title: 'Normas CFP/ENSP, en un formulario francés abierto', kind: 'trade' },
  'king-arthur': { title: 'King Arthur, fórmulas profesionales', kind: 'trade' },
  tejero: { title: 'Francisco Tejero, fórmulas y artículos (franciscotejero.com)', kind: 'trade' },
  'roca-fariners': { title: 'Roca Fariners, pan de chapata 100 % biga', kind: 'trade' },
  esah: { title: 'Escuela Superior Abierta de Hostelería, el porcentaje panadero', kind: 'trade' },
  cetece: { title: 'CETECE, pan candeal o canteros', kind: 'trade' },
  'che-pizza-school': { title: 'Che Pizza School, teglia con biga y canotto', kind: 'trade' },
  'trade-data': { title: 'Ficha técnica, etiqueta o fórmula comercial típica, no verificada de nuevo', kind: 'trade' },

  // How a figure was reached when no table prints it.
  calculated: { title: 'Mezcla de otras filas del catálogo, con la fórmula', kind: 'method' },
  stoichiometry: { title: 'Estequiometría de la fórmula química', kind: 'method' },
  'pure-compound': {
    title: 'Compuesto puro; en los aditivos, límites de pureza del Reg. (UE) 231/2012 no releídos',
    kind: 'method',
  },
  estimate: { title: 'Estimación razonada', kind: 'method' },
  obrador: { title: 'Obrador, decisión técnica propia', kind: 'method' },
} as const satisfies Readonly<Record<string, Source>>

export type SourceKey = keyof typeof sources

/** A source, with where in it to look: the food code, the table, the article or the formula. */
export type Citation = SourceKey | `${SourceKey}: ${string}`

/** A = official table; B = legal purity, stoichiometry, textbook or trade datum; C = estimate or calculation. */
export type Grade = 'A' | 'B' | 'C'

/** The sentence the licences of the composition tables ask to show with the product (see NOTICE). */
export const ATTRIBUTION =
  'Composición: USDA FoodData Central (dominio público); ANSES, tabla CIQUAL 2025 y 2020 (Licence Ouverte 2.0); Public Health England, CoFID (OGL v3.0); Max Rubner-Institut, BLS 4.0 (CC BY 4.0).'
