/**
 * The words of a name by what they do in it. They are written as people write them; plural, gender, case and accents are
 * taken off when the tables are first used.
 */

/** Join words and say nothing themselves. */
export const PARTICLE_WORDS =
  'em de del d di da do dos du des of la el los las le les lo il l i gli un una unos unas en in al allo alla a au aux para p per pour por al se su'

/** Bind to the word that follows: «sin gluten» is one word, and never gives gluten. */
export const NEGATION_WORDS = 'sin sans senza no sense without sem sen'

/** Say what goes with the head: «leche con chocolate» is not «chocolate con leche». */
export const WITH_WORDS = 'con with amb'

/** A product beside another: the maker must say how much of each. */
export const AND_WORDS = 'y e i and et'

/** Say how a thing is bought, kept or cut: its composition stays. */
export const NEUTRAL_WORDS =
  'fresco fría tibio templado caliente congelado ultracongelado descongelado refrigerado iqf uht brik brick bote lata tarro ' +
  'finamente troceado picado cortado dado dados lámina láminas laminado fileteado cubo cubito taco trozo pieza juliana gajo rodaja tira grana hebra mitad bastón palito ' +
  'granel pelado repelado mondado deshuesado lavado limpio colado tamizado pomada punto fundido derretido atemperado ambiente temperatura ablandado ' +
  'montar batir ecológico bio biológico orgánico eco extra premium profesional professional selecto superior gourmet especial tradicional ' +
  'casero artesano artesanal maduro tipo marca estilo calidad categoría primera opcional aprox aproximadamente aproximado cs c cantidad suficiente gusto ' +
  'grande mediano pequeño talla xl m campero corral animal infusionado recién exprimido licuado normal común corriente clásico original medio ' +
  'botella garrafa bolsa saco caja paquete sobre unidad vaina hoja raspado bulk rama espolvorear amasar amasado repostería pastelería heladería panadería panadero panario hostelería obrador cocina ' +
  'callet callets feve pistoles botón disco bloque tableta barra purificada destilada filtrada mineral grifo embotellada gas ' +
  'desodorizado pasteurizado homogeneizado esterilizado variado surtido seleccionado kosher halal monohidratado monohidrato diario nuevo ' +
  'origen desmenuzado cultivo oro plata doux pommade color surtidos postre caserío químico yodado mariposa chorro vichy calcio vitamina enriquecido fortificado cold hot frío ppm rabito comercial puro abeja viejo usar todo uso min mínimo mín máx máximo num ref lote mini maxi estándar standard partido quebrado temporada importado envasado vacío tetrabrik barista formato ahorro familiar semimontado hidratación entrefino montado salvaje silvestre cultivado regular ' +
  'día nevera piedra pintar decorar decoración glasear hornear freír forrar engrasar rellenar cubrir bañar acabado papel supremo doypack monodosis recomendado oferta stock cubeta bidón palé granja local grado pincelar dorar pastilla rectangular redondo cuadrado anterior proveedor ' +
  'heladero pastoreo placa horno horneable muy bien campo gallina machacado chafado aplastado refrescado abierto aa aaa micronizado desgranado comestible gastronómico gastronomique pisado machucado estrujado cernido panificación europeo poco ya siempre bueno descascarillado escurrido plancha deodorizado clasificado asss ppp excellence espeso épaisse morno morna fervendo'

/** The same as other kitchens say it, by endings and stems. No slip is looked for in them: there are too many near a thing of another language. */
export const INERT_ABROAD: readonly (readonly [endings: string, stems: string])[] = [
  [
    'o i e',
    'fus sciolt morbid fredd tiepid setacciat tritat tagliat sbucciat snocciolat denocciolat montat ammorbidit spezzettat affettat sgocciolat sbriciolat lavat mondat filtrat intiepidit raffreddat schiacciat spremut decorticat',
  ],
  [
    ' e',
    'fondu ramolli froid chaud tamisé haché coupé épluché pelé dénoyauté monté fouetté égoutté émietté concassé effilé bouillant vieilli vieillis écrasé émincé lavé pressé filtré tempéré refroidi ambiant',
  ],
  [
    't da',
    'tamisa pela estova escorregu trosseja esmicola talla tempera refreda munta filtra espremu esclafa renta descongela',
  ],
  [
    '',
    'hirviendo hirviente blando fosa fos foses tova tou toves freda fred fredes calenta calent calentes bullent bullint mou molle tiède morceaux dés lamelles lamelle pomata pezzi pezzetti cubetti bollente bollenti ambient cerneaux gherigli trossos daus ' +
      'softened soft warm boiling lukewarm chilled sifted diced sliced minced pitted seedless cored drained squeezed freshly ripe mashed slivered halved cubed cut thawed washed rinsed whipped finely roughly coarsely room temperature at packed shelled kernel hulled frying friggere spolverare decorare',
  ],
]

/** Say nothing beside some rows and another product beside the rest: left out only where the row read is of these shelves. */
export const SOFT_WORDS: readonly (readonly [words: string, shelves: string])[] = [
  ['guscio shell', 'huevo'],
  ['entero', 'huevo yogur queso fruta fruto_seco verdura especia semilla nata cereal'],
  [
    'natural',
    'yogur queso fruta fruta_seca fruto_seco verdura especia zumo agua aroma pasta_fruto_seco miel azucar vino estabilizante cacao leche nata cafe_te bebida_vegetal cereal',
  ],
  ['líquido', 'poliol nata leche jarabe vino licor zumo agua grasa huevo yogur aroma emulgente miel'],
  ['crudo', 'fruto_seco fruta verdura semilla huevo cereal grasa cacao leche nata'],
  ['tostado', 'pasta_fruto_seco cafe_te harina cacao sesamo mejorante'],
  ['fermentado secado', 'cacao'],
  ['exprés', 'almidon'],
  ['turrón', 'galleta'],
  ['cherry pera raf kumato', 'verdura'],
  ['cocido asado hervido cocinado', 'verdura fruta condimento'],
  ['hervido cocido', 'agua leche nata'],
  // Words that the answer asks to be written: the egg of the shell («cáscara» is read as «ralladura»), cooked, and milk as it leaves the cow.
  ['ralladura cocido', 'huevo'],
  ['ordeñado', 'leche nata'],
  ['aromatizado perfumado', 'leche nata agua azucar jarabe bebida_vegetal'],
  ['frito', 'grasa'],
  ['tierno', 'verdura'],
  ['batido', 'huevo nata miel'],
  ['alto poder espumante aged', 'huevo'],
  ['ralladura', 'fruto_seco'],
  ['maíz trigo', 'jarabe'],
  ['salado', 'fruto_seco semilla condimento'],
  ['blanco', 'azucar sal huevo almidon harina vino grasa fruto_seco cereal galleta'],
  ['integral', 'azucar cereal'],
  ['pasta', 'leche confiteria jarabe'],
  ['jerez málaga módena', 'licor condimento'],
  ['verde', 'fruto_seco fruta verdura especia cafe_te'],
  ['rojo rosa morado', 'aroma fruta verdura sal confitura fruta_seca zumo pure_fruta'],
  ['negro blanco dorado marrón azul', 'semilla pasta_fruto_seco'],
  ['moreno', 'fruta_seca'],
  ['amarillo', 'fruta verdura harina cereal miel'],
  ['rosado', 'fruta sal'],
  ['helado', 'agua'],
  ['molido triturado roto', 'galleta'],
  ['roto', 'fruta fruto_seco'],
  ['negro', 'especia fruta cafe_te'],
  ['pan pizza bollería bizcocho brioche', 'harina mejorante'],
  ['oscuro claro', 'azucar jarabe licor vino miel cacao mejorante'],
  ['intenso amargo', 'cacao chocolate'],
  ['semiamargo semidulce bitter amer amargo puro postre fundir', 'chocolate'],
  ['dulce', 'fruta verdura especia fruto_seco'],
  ['suave', 'grasa queso'],
  [
    'fino extrafino superfino grueso gordo granulado grano',
    'fibra azucar sal harina especia queso fruto_seco fruta verdura cereal poliol edulcorante cafe_te almidon',
  ],
  ['cristalizado cristalino', 'azucar sal poliol edulcorante'],
  ['refinado virgen prensado frío', 'grasa azucar cacao harina sal'],
  ['light', 'fruto_seco'],
  ['seco semiseco espumoso', 'vino'],
  ['añejo joven reserva oscuro blanco dorado solera gran', 'licor vino'],
  ['alimentario alimentaria', 'licor aroma acido confiteria'],
  ['rallado triturado', 'fruta verdura queso galleta fruto_seco chocolate especia azucar confiteria'],
  ['chip gota viruta pepita perla escama lenteja gragea moneda', 'chocolate cacao'],
  ['escama', 'sal estabilizante'],
  ['perla cristal', 'poliol azucar'],
  ['caña', 'azucar'],
  ['nappage napaje', 'estabilizante'],
  ['spray atomizado', 'leche_polvo'],
  ['crispy crujiente crunchy snack', 'fruta_seca'],
  [
    'ceremonial culinario corto largo espresso ristretto solo earl grey english breakfast chai jazmín ceylon darjeeling sencha',
    'cafe_te',
  ],
  ['anhidro', 'acido mantequilla'],
  ['soluble', 'fibra cafe_te'],
  [
    'seco deshidratado',
    'especia fruta_seca semilla estabilizante cereal fibra impulsor fruto_seco levadura sal azucar',
  ],
  ['instantáneo rápido', 'levadura cafe_te almidon'],
  ['activo', 'prefermento levadura'],
  ['lácteo', 'leche_polvo proteina'],
  ['negra panadera', 'prefermento'],
  ['curado semicurado tierno madurado ahumado', 'queso'],
  ['desmigado ahumado serrano ibérico', 'condimento grasa'],
]

/** A genus beside its species says nothing: «queso mascarpone», «nueces macadamia». */
export const GENUS_WORDS: readonly (readonly [words: string, shelves: string])[] = [
  ['queso', 'queso'],
  ['huevo', 'huevo'],
  ['cereal', 'cereal'],
  ['nuez nut', 'fruto_seco'],
  ['chocolate cobertura', 'chocolate'],
  ['azúcar', 'azucar poliol edulcorante'],
  ['licor bebida', 'licor'],
  ['vino', 'vino'],
  ['harina', 'harina'],
  ['trigo', 'harina almidon prefermento'],
  ['fruta', 'fruta fruta_seca zumo'],
  ['aceite grasa', 'grasa'],
  ['semilla', 'semilla especia'],
  ['goma', 'estabilizante'],
  ['fibra', 'fibra'],
  ['hierba especia', 'especia verdura'],
  // «Biscuit» is a sponge, but beside the name of one of these.
  ['galleta biscuit biscotti biscotto', 'galleta'],
  ['edulcorante', 'edulcorante poliol'],
  ['jarabe sirope', 'jarabe'],
  ['café té', 'cafe_te'],
  ['leche', 'leche_polvo proteina'],
  ['nata crema', 'nata'],
  ['verdura', 'verdura'],
  ['estabilizante espesante gelificante', 'estabilizante fibra'],
  ['emulgente emulsionante', 'emulgente'],
  ['fruto', 'fruto_seco'],
]

/** Powder beside what is dry already; shelves where it is another product for all that. */
export const POWDER_WORDS = 'polvo molido pulverizado'
export const POWDER_IS_OTHER =
  'grasa mantequilla chocolate jarabe miel galleta condimento confiteria fruta_seca confitura'

/** Where it was grown or made, and which variety of it: the rows are not that fine. */
export const ORIGIN_WORDS =
  'nac finlandia piura san martín toscano black chandler runner pinus pinea ibérico bronte sicilia piamonte piemonte reus jijona huelva madagascar bourbon tahití papúa igp dop do españa español española nacional importación ' +
  'italia italiano italiana francia francés francesa bélgica belga suiza holanda holandesa alemán alemania grecia turquía turco irán iraní california californiano australia ' +
  'méxico mexicano perú peruano peruana ecuador ecuatoriano venezuela venezolano colombia colombiano brasil ghana costa marfil dominicana república santo domingo tanzania uganda togo vietnam ' +
  'valencia valenciano valenciana alicante murcia murciano málaga malagueño malagueña granada andalucía andaluz almería cádiz córdoba sevilla jaén canarias galicia gallego gallega asturias asturiano ' +
  'león castilla aragón teruel navarra rioja cataluña catalán catalana mallorca menorca ibiza extremadura extremeño jerte alcarria marina mediterráneo montaña sierra marítima lleida girona tarragona priego ' +
  'palos lepe calanda bierzo aranjuez capri amalfi sorrento saronno langhe avellino giffoni creta kalamata ceilán china india jamaica cuba cubano habana caribe martinica oriental tropical antillas ' +
  'planeta argentino chileno uruguayo portugués portugal marruecos himalaya guérande añana torrevieja ibiza  pirineo cantabria vasco navarro riojano manchego mancha toledo zaragoza castellón xixona cambrils alfonso kent tommy golden fuji reineta conference blanquilla williams picual arbequina hojiblanca negreta comuna guara vera murcia tonda criollo forastero trinitario arriba sambirano arábica robusta hass sanguina gentile alphonso ataulfo gala camarosa picota burlat navelina verna'

/** Makers: they sell many things, so a name must still say what it is without them. */
export const BRAND_WORDS =
  'pascual président asturiana puleva kaiku hacendado mercadona carrefour lidl makro nestlé danone elle vire debic lactalis millac isigny corman arias lurpak kerrygold cadí larsa gloria carnation anchor galbani granarolo parmalat quescrem arla fage fageda ' +
  'sosa pregel fabbri mec3 aromitalia comprital babbi giuso montebianco leagel dgf puratos zeelandia dawn csm bakels ireks lesaffre hirondelle lallemand mauripan fermipan texturas francois ' +
  'callebaut valrhona barry luker valor chocovic natra costa simón coll felchlin cluizel weiss michel lindt torras sicao bensdorp gerkens dezaan amedei domori bonnat pralus marou akesson zotter blanxart ' +
  'ravifruit boiron capfruit ponthier sicoly andros harimsa amasadero gallo haricaman caputo molino petra pivetti roca coromina rita ylla haris yolanda vahiné oetker ' +
  'torres bacardí barceló brugal havana club cacique zacapa negrita matusalem legendario jack daniels johnnie walker ballantines dyc jb beefeater larios gordons bombay absolut smirnoff marie brizard mono luxardo magno soberano fundador ' +
  'vandemoortele flora borges carbonell koipe ybarra coosur maldon azucarera acor lyle cargill roquette helios ovosec dagu pitas neosorb hojiblanca eurovo bonduelle bonne maman central lechera covap entrepinares dulcesol covirán eroski dia aldi alcampo metro sysco hero tate quaker ' +
  'royal king arthur blancaflor fontaneda gullón cuétara mcvitie hershey kellogg fleischmann serenísima sancor milkaut cañuelas pureza morixe favorita colún soprole alvear msk alpura lala alpina colanta alquería laive zulka plugrá'

/** Words that a maker adds to a figure or to nothing: the figure is read apart. */
export const FIGURE_UNIT_WORDS: Readonly<Record<string, string>> = {
  grasa:
    'mg|tenor graso|contenido graso|grasa lactea|materia grasa|mat grasa|m grasa|grasa|fat|butterfat|matiere grasse|grassi',
  cacao: 'cacao|cocoa|kakao',
  vol: 'vol|alc|alcohol|grados|abv',
  azúcar: 'azucar|azucares|az|sugar|sucre|zucchero',
  proteína: 'proteina|proteinas|prot|protein',
  hidratación: 'hidratacion|hidrat|hidr|hid|hydration',
  brix: 'brix|bx',
  be: 'be|baume',
  bloom: 'bloom|blom|bl',
  de: 'de',
  fruta: 'fruta|fruit|fruto seco|fruto',
  sólidos: 'ms|ss|solidos|materia seca|extracto',
}
