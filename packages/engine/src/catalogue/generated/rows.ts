// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const NAMES: string = `=leche
leche_entera|Leche entera|leche|leche de vaca|leche entera uht|leche fresca entera|leche entera 3,6 %|>whole milk|>latte intero|lait entier|milk|latte|lait|leche tibia|leche de vaca entera
leche_semidesnatada|Leche semidesnatada|leche semi|>semi-skimmed milk|>latte parzialmente scremato|lait demi-écrémé
leche_desnatada|Leche desnatada|leche descremada|>skimmed milk|skim milk|>latte scremato|lait écrémé
leche_cabra|Leche de cabra entera|leche de cabra|goat milk|latte di capra|lait de chèvre
leche_oveja|Leche de oveja entera|leche de oveja|sheep milk|ewe milk|latte di pecora|lait de brebis
leche_bufala|Leche de búfala|>buffalo milk|>latte di bufala|lait de bufflonne
leche_semidesnatada_sin_lactosa|Leche semidesnatada sin lactosa|leche sin lactosa|lactose-free milk|latte delattosato|lait sans lactose
leche_entera_sin_lactosa|Leche entera sin lactosa|leche entera deslactosada|>lactose-free whole milk
leche_evaporada|Leche evaporada entera|leche ideal|evaporated milk|latte evaporato|lait évaporé
leche_condensada|Leche condensada azucarada|leche condensada entera|>sweetened condensed milk|latte condensato|lait concentré sucré|lechera
leche_condensada_desnatada|Leche condensada desnatada azucarada|skimmed sweetened condensed milk
dulce_de_leche|Dulce de leche|dulce de leche repostero|arequipe|manjar|confiture de lait|~caramel spread|dulce leche
suero_mantequilla|Suero de mantequilla|mazada|suero de mantequilla (buttermilk)|>buttermilk|>latticello|babeurre|lait ribot
leche_evaporada_semidesnatada|Leche evaporada semidesnatada|leche evaporada semi|leche evaporada semidesnatada 2 %|>low-fat evaporated milk
=leche_polvo
leche_entera_polvo|Leche entera en polvo|leche en polvo entera|leche en polvo 26 %|leche en polvo 26% MG|LEP|>whole milk powder|WMP|>latte intero in polvere|poudre de lait entier
leche_desn_polvo|Leche desnatada en polvo|leche en polvo desnatada|~leche en polvo|leche en polvo 0 %|leche en polvo 1 %|LPD|leche descremada en polvo|>skimmed milk powder|skim milk powder|SMP|nonfat dry milk|>latte magro in polvere|LMP|poudre de lait écrémé|poudre de lait 0 %|milk, nonfat, dry|nonfat milk powder|~milk powder|latte in polvere magro|leche en polvo 0% MG|~poudre de lait
leche_semidesnatada_polvo|Leche semidesnatada en polvo|leche en polvo semidesnatada|leche en polvo 18 %
mazada_polvo|Suero de mantequilla en polvo|mazada en polvo|>buttermilk powder|>latticello in polvere|babeurre en poudre
suero_polvo|Suero de leche dulce en polvo|lactosuero en polvo|suero en polvo|suero en polvo dulce|>sweet whey powder|siero in polvere|lactosérum en poudre
wpc35|Proteína de suero concentrada 35 % (WPC 35)|WPC 34|concentrado de proteína de suero 35|whey protein concentrate 35|Proteína de suero concentrada 35 %|Proteína de suero concentrada
wpc80|Proteína de suero concentrada 80 % (WPC 80)|concentrado de proteína de suero WPC80|concentrado de proteína de suero|proteínas de suero|whey protein concentrate 80|proteine del siero|Proteína de suero concentrada 80 %|proteína de suero|proteína de suero en polvo
mpc70|Concentrado de proteína de leche (MPC 70)|concentrado de proteína láctea MPC70|milk protein concentrate 70|Concentrado de proteína de leche
nata_polvo|Nata en polvo 42 %|cream powder|panna in polvere|crème en poudre|Nata en polvo
yogur_polvo|Yogur en polvo|yogur en polvo desnatado|>yogurt powder|>yogurt in polvere|yaourt en poudre
=nata
nata|Nata 35%|nata 35 % mg|nata para montar|crema de leche 35 %|nata líquida|whipping cream|heavy cream 35 %|panna|>panna 35 %|panna fresca|crème liquide 35 %|crème fleurette|cream|crema de leche|crema de leche para batir|nata para montar 35 %|heavy cream|cream 35%|nata 35% materia grasa|nata montar 35% MG
nata_10|Nata ligera 10-12 %|nata ligera|half and half|crema de leche 12 %|panna leggera
nata_18|Nata para cocinar 18-20 %|nata de cocina|nata para cocinar|light cream|panna da cucina|crème légère|nata para cocinar 18 %
nata_30|Nata 30 %|crème 30 %|>panna 30 %
nata_38|Nata 38 %|>panna 38 %
nata_40|Nata 40 %|crème 40 %|heavy cream 40 %
nata_48|Nata doble 48 %|nata doble|double cream|crème double
nata_sin_lactosa|Nata 35 % sin lactosa|lactose-free cream|panna delattosata
nata_agria|Nata agria (crema ácida)|crema agria|>sour cream|>panna acida
creme_fraiche|Crème fraîche 30 %|nata agria / crème fraîche 30%|crema fresca espesa
nata_montada_azucarada|Nata montada azucarada (10 % azúcar)|chantilly|~nata montada|crème chantilly|~panna montata
=yogur
kefir|Kéfir de leche|kéfir de lait
yogur_natural|Yogur natural|yogur|yogur natural entero|yogur entero|>plain yogurt|yogurt bianco|yogurt naturale|yaourt nature|yogurt|yogurt natural
yogur_desnatado|Yogur natural desnatado 0 %|yogur 0 %|fat-free yogurt|yogurt magro|yaourt 0 %|Yogur natural desnatado
yogur_griego|Yogur griego natural|yogur estilo griego|>greek yogurt|>yogurt greco|yaourt à la grecque|yogur griego entero
yogur_griego_0|Yogur griego colado 0 % (skyr)|~skyr|yogur griego 0 %|yogur colado desnatado|fat-free greek yogurt|Yogur griego colado 0 %|Yogur griego colado
yogur_griego_10|Yogur griego 10 %|yogur griego 10% MG|>greek yogurt 10 %
=queso
queso_crema|Queso crema|queso de untar|queso cremoso|philadelphia|>cream cheese|formaggio cremoso|formaggio spalmabile|fromage à tartiner|fromage frais à tartiner|queso crema tipo philadelphia|queso philadelphia
queso_crema_33|Queso crema 33% MG|queso crema americano|queso crema 33 %|queso crema 30 %|cream cheese 33 %|philadelphia americano
mascarpone|Mascarpone|queso mascarpone|mascarpone 40 %
ricotta|Ricotta (requesón)|queso ricotta|~requesón|~mató|~brossat|~brocciu|~requesón de oveja
queso_batido_0|Queso fresco batido 0 %|queso batido desnatado|~requesón / queso fresco batido 0%|queso batido 0 %|quark 0 %|quark desnatado|fromage blanc 0 %|quark magro
queso_batido_3|Queso fresco batido 3 % (quark)|quark|queso quark|queso fresco batido|fromage blanc|Queso fresco batido 3 %
queso_cottage|Queso cottage|>cottage cheese|>fiocchi di latte
queso_fresco|Queso fresco tipo Burgos|~queso de Burgos|~queso blanco
queso_azul|Queso azul|>blue cheese|>formaggio erborinato|bleu
roquefort|Queso roquefort|queso azul (roquefort)
gorgonzola|Queso gorgonzola
parmesano|Queso parmesano|>parmigiano reggiano|~queso curado|~queso curado / parmesano|parmesan|~grana padano|parmesano rallado
queso_curado_oveja|Queso curado de oveja (tipo manchego)|~manchego|~queso manchego|~idiazábal|~pecorino|Queso curado de oveja
queso_cheddar|Queso cheddar|cheddar
queso_gouda|Queso gouda|gouda|~queso de bola|~edam
queso_emmental|Queso emmental|emmental|emmenthal|~queso suizo|~swiss cheese
mozzarella_fresca|Mozzarella fresca de vaca|~mozzarella|fior di latte|>mozzarella fior di latte
mozzarella_bufala|Mozzarella de búfala|>mozzarella di bufala|>buffalo mozzarella
mozzarella_pizza|Mozzarella seca para pizza|~mozzarella rallada|low-moisture mozzarella
queso_cabra_fresco|Queso de cabra fresco|queso fresco de cabra|>fresh goat cheese|caprino fresco|chèvre frais
queso_cabra|Queso de cabra (rulo)|rulo de cabra|goat cheese|caprino|bûche de chèvre|Queso de cabra
feta|Queso feta
=mantequilla
mantequilla|Mantequilla|mantequilla 82 %|mantequilla sin sal|mantequilla 82% MG|unsalted butter|butter|burro|beurre|mantequilla pomada|mantequilla fría|mantequilla en pomada|mantequilla derretida
mantequilla_salada|Mantequilla salada|>salted butter|>burro salato|beurre salé|mantequilla con sal
mantequilla_seca_84|Mantequilla seca de laminado 84 %|mantequilla de laminado|mantequilla de hojaldre|mantequilla de hojaldre 84 %|mantequilla técnica|mantequilla plancha|mantequilla de tourage|mantequilla placa|beurre de tourage|beurre sec 84 %|lamination butter|burro piatto|Mantequilla seca de laminado
mantequilla_anhidra|Mantequilla anhidra (aceite de mantequilla 99,8 %)|aceite de mantequilla|butter oil|AMF|anhydrous milk fat|burro anidro|MGLA|beurre concentré|grasa láctea anhidra|MLA|materia grasa láctea anhidra
ghee|Mantequilla clarificada (ghee)|mantequilla clarificada|clarified butter|burro chiarificato|beurre clarifié|~beurre noisette
=huevo
huevo_entero|Huevo entero|huevo|huevos|huevo fresco|huevo sin cáscara|>whole egg|egg|>uovo intero|uova|œuf entier|eggs|uova intere|œufs|oeufs|huevos camperos|huevos camperos L|>whole eggs
yema|Yema de huevo|yemas|yema fresca|>egg yolk|tuorlo|jaune d’œuf|>egg yolks|tuorli|jaunes d’œuf|yemas de huevo
clara|Clara de huevo|claras|>egg white|albume|blanc d’œuf|>egg whites|albumi|claras de huevo|blancs d’œuf
huevo_pasteurizado|Huevo entero líquido pasteurizado|huevina|huevo líquido|pasteurised whole egg|uovo pastorizzato|huevo líquido pasteurizado
yema_pasteurizada|Yema líquida pasteurizada|yema líquida|pasteurised egg yolk|>tuorlo pastorizzato
clara_pasteurizada|Clara líquida pasteurizada|clara líquida|pasteurised egg white|>albume pastorizzato
yema_azucarada|Yema pasteurizada azucarada 10 %|sugared egg yolk|tuorlo zuccherato|Yema pasteurizada azucarada|yema azucarada 10%
huevo_polvo|Huevo entero en polvo|dried whole egg|uovo in polvere|huevo en polvo|egg powder
yema_polvo|Yema en polvo|dried egg yolk|>tuorlo in polvere
clara_polvo|Clara de huevo en polvo (albúmina)|albúmina|clara en polvo|dried egg white|albumen powder|blanc d’œuf en poudre|Clara de huevo en polvo|clara deshidratada
=proteina
proteina_guisante|Proteína de guisante aislada 80 %|proteína de guisante|pea protein|proteine di pisello|Proteína de guisante aislada
proteina_soja|Proteína de soja aislada|proteína de soja|soy protein isolate|proteine di soia
gluten_trigo|Gluten de trigo vital|gluten|gluten vital|>vital wheat gluten|glutine di frumento|gluten de blé|gluten de trigo
=grasa
nata_vegetal|Nata vegetal azucarada para montar|crema vegetal para montar|non-dairy whipping cream|panna vegetale
margarina|Margarina 80 %|margarina repostería|margarine|margarina vegetal
margarina_hojaldre|Margarina de hojaldre 80 %|margarina placa|margarina laminado|puff pastry margarine|margarina da sfoglia|Margarina de hojaldre|hojaldrina
manteca_vegetal|Manteca vegetal (shortening)|shortening|grasa vegetal|grasa vegetal (shortening)|grasa vegetal sólida|~grasa vegetal no hidrogenada
manteca_cerdo|Manteca de cerdo|saín|>lard|>strutto|saindoux|~manteca|~manteca ibérica
aceite_oliva|Aceite de oliva virgen extra|aceite de oliva|AOVE|aceite de oliva virgen|>extra virgin olive oil|olive oil|>olio extravergine di oliva|olio evo|huile d’olive|olio extravergine|olio d’oliva|aceite virgen extra|evoo|aceite de oliva suave
aceite_girasol|Aceite de girasol|~aceite|~aceite vegetal|~aceite suave|>sunflower oil|~vegetable oil|>olio di semi di girasole|~olio di semi|huile de tournesol
aceite_girasol_ao|Aceite de girasol alto oleico|girasol alto oleico|>high-oleic sunflower oil
aceite_colza|Aceite de colza|canola oil|>rapeseed oil|>olio di colza|huile de colza
aceite_soja|Aceite de soja|>soybean oil|>olio di soia
aceite_cacahuete|Aceite de cacahuete|>peanut oil|>olio di arachidi|huile d’arachide
aceite_coco|Aceite de coco virgen|aceite de coco|coconut oil|olio di cocco|huile de coco
aceite_coco_refinado|Aceite de coco refinado|grasa de coco|coco refinado|>refined coconut oil|>olio di cocco raffinato
aceite_palma|Aceite de palma|>palm oil|>olio di palma|huile de palme
grasa_palmiste|Grasa de palmiste|aceite de palmiste|>palm kernel oil
aceite_sesamo|Aceite de sésamo|>sesame oil|>olio di sesamo
grasa_cbe|Grasa vegetal equivalente a manteca de cacao (CBE)|CBE|grasa vegetal equivalente (CBE autorizada)|cocoa butter equivalent|Grasa vegetal equivalente a manteca de cacao
grasa_vegetal_cbs|Grasa vegetal láurica o hidrogenada (CBS/CBR)|grasa vegetal no autorizada (coco, CBS, palma hidrogenada)|CBS|CBR|grasa láurica|Grasa vegetal láurica o hidrogenada
=azucar
azucar|Azúcar|azúcar blanco|azúcar blanquilla|sacarosa|azúcar granulado|azúcar de caña blanco|sucrose|white sugar|granulated sugar|caster sugar|>zucchero|saccarosio|zucchero semolato|sucre|sucre semoule|>sugar|zucchero bianco|sucre blanc|azúcar común|azúcar grano
azucar_glas|Azúcar glas|azúcar glass|azúcar lustre|azúcar impalpable|azúcar en polvo|powdered sugar|>icing sugar|>zucchero a velo|sucre glace|azúcar glacé
azucar_glas_antihumedad|Azúcar glas antihumedad|azúcar nevado|azúcar decor|>snow sugar|sucre codineige
azucar_moreno|Azúcar moreno blando|~azúcar integral de caña|mascabado|muscovado|azúcar muscovado|brown sugar|zucchero di canna|sucre roux|vergeoise|cassonade|azúcar mascabado|~azúcar de caña
azucar_demerara|Azúcar demerara|azúcar turbinado|azúcar de caña dorado|turbinado sugar|>demerara sugar
panela|Panela|piloncillo|rapadura|jaggery|chancaca|azúcar panela
azucar_coco|Azúcar de coco|>coconut sugar|>zucchero di cocco|sucre de coco
azucar_vainillado|Azúcar vainillado|>vanilla sugar|>zucchero vanigliato|sucre vanillé|azúcar avainillado
azucar_perlado|Azúcar perlado|azúcar perla|>pearl sugar|nib sugar|>granella di zucchero|sucre perlé|sucre casson
dextrosa|Dextrosa monohidrato|dextrosa en polvo|glucosa monohidrato|azúcar de maíz|dextrose|>dextrose monohydrate|destrosio|dextrose monohydratée
dextrosa_anhidra|Dextrosa anhidra|glucosa anhidra|>anhydrous dextrose|>destrosio anidro
fructosa|Fructosa cristalina|levulosa|fructose|fruttosio
lactosa|Lactosa|lactosa en polvo|azúcar de leche|>lactose|>lattosio
maltosa|Maltosa|maltosa cristalina|>maltose|>maltosio
trehalosa|Trehalosa|trehalosa dihidrato|>trehalose|>trealosio
isomaltulosa|Isomaltulosa|palatinosa|>isomaltulose|palatinose|>isomaltulosio
glucosa_polvo_de21|Glucosa atomizada DE 21|glucosa atomizada DE21|glucosa deshidratada DE 21|glucosa atomizada 21 DE|glucose powder 21 DE|>glucosio disidratato 21 DE
glucosa_polvo_de28|Glucosa atomizada DE 28-30|glucosa atomizada DE 30|glucosa atomizada DE30|glucosa atomizada DE 28|glucosa deshidratada DE 30|glucose powder 30 DE|>glucosio disidratato 28-30 DE|glucosio disidratato 30 DE
glucosa_polvo_de33|Glucosa atomizada DE 33|glucosa atomizada 33 DE|glucose atomisée DE 33|glucose powder 33 DE
glucosa_polvo_de38|Glucosa atomizada DE 38-40|glucosa atomizada|glucosa en polvo|glucosa deshidratada|glucosa atomizada DE 38|glucosa atomizada DE38|glucosa atomizada DE 40|glucosa atomizada DE 39|glucose powder|dried glucose syrup|glucosio disidratato|glucosio disidratato 38 DE|glucosio atomizzato|glucose atomisée|glucose en poudre
glucosa_polvo_de42|Glucosa atomizada DE 42|glucosa atomizada DE42|glucosa atomizada 42 DE|glucose powder 42 DE
maltodextrina_de5|Maltodextrina DE 5|>maltodextrin 5 DE|>maltodestrine 5 DE
maltodextrina_de10|Maltodextrina DE 10|maltodextrina DE 12|>maltodextrin 10 DE|>maltodestrine 10 DE
maltodextrina_de18|Maltodextrina DE 18-20|maltodextrina|maltodextrina DE 18|maltodextrina DE 19|maltodextrina DE 20|maltodextrin|maltodestrine|maltodextrine
fondant_pastelero|Fondant pastelero|fondant|fondant blanco|>poured fondant|fondant blanc|azúcar fondant
alulosa|Alulosa (psicosa)|>allulose|psicosa
tagatosa|Tagatosa|>tagatose|>tagatosio
=jarabe
miel_cana|Miel de caña|miel de caña de azúcar|~melaza clara|>cane syrup|molasse di canna
melaza|Melaza de caña|molasses|melassa|mélasse
golden_syrup|Golden syrup|sirope dorado|jarabe dorado|treacle claro
jarabe_arce|Jarabe de arce|sirope de arce|>maple syrup|>sciroppo d’acero|sirop d’érable
sirope_agave|Sirope de agave|jarabe de agave|>agave syrup|>sciroppo d’agave|sirop d’agave|agave
sirope_datil|Sirope de dátil|jarabe de dátil|>date syrup|>sciroppo di datteri
jarabe_malta|Extracto de malta (jarabe)|extracto de malta|jarabe de malta|jarabe de malta de cebada|malt syrup|malt extract|estratto di malto|sirop de malt
azucar_invertido|Azúcar invertido|trimolina|nevulina|azúcar invertido en crema|jarabe de azúcar invertido|>invert sugar|trimoline|>zucchero invertito|sucre inverti|sirope invertido
isoglucosa_42|Jarabe de glucosa y fructosa F42 (HFCS 42)|isoglucosa|jarabe de glucosa-fructosa 42|jarabe de glucosa y fructosa|HFCS|HFCS 42|jarabe de maíz alto en fructosa|high fructose corn syrup 42|Jarabe de glucosa y fructosa F42
glucosa|Jarabe de glucosa DE 42|glucosa líquida|sirope de glucosa|jarabe de glucosa|glucosa 44 baumé|glucosa DE 42|glucosa cristal|glucose syrup|>glucose syrup 42 DE|sciroppo di glucosio|sirop de glucose|jarabe de glucosa DE42|glucosa DE42|liquid glucose|glucosio|glucose (sirop)
glucosa_de28|Jarabe de glucosa DE 28|jarabe de glucosa DE28|>glucose syrup 28 DE
glucosa_de40|Jarabe de glucosa DE 40|jarabe de glucosa DE40|glucosa DE 40|>glucose syrup 40 DE|sirope de glucosa 40
glucosa_de44|Jarabe de glucosa DE 44|jarabe de glucosa DE44|glucosa DE 44|>glucose syrup 44 DE
glucosa_de38|Jarabe de glucosa DE 38|glucosa DE 38|sirope de glucosa 38|>glucose syrup 38 DE
glucosa_de60|Jarabe de glucosa DE 60-63|jarabe de glucosa DE60|jarabe de glucosa DE 60|glucosa DE 60|glucosa DE 62|glucosa 60|glucose syrup 60 DE|glucose syrup 63 DE|sciroppo di glucosio 60 DE
glucosa_alta_maltosa|Jarabe de glucosa alto en maltosa (DE 42-45)|jarabe de maltosa|high maltose syrup|sciroppo di maltosio|sirop de maltose|Jarabe de glucosa alto en maltosa|~jarabe de arroz
jarabe_30be|Jarabe 30 °Bé (almíbar TPT denso)|almíbar 30|jarabe 30 baumé|sirop 30 baumé|sciroppo 30 baumé|syrup 30 baume|Jarabe 30 °Bé|~sirope de rosa
almibar_1_1|Almíbar ligero 1:1|almíbar|almíbar tpt|jarabe simple|simple syrup|sirop simple|sciroppo di zucchero
caramelo_liquido|Caramelo líquido|caramelo|caramel sauce|>caramello liquido|caramel liquide
mosto_concentrado|Mosto concentrado rectificado 65 °Brix|~arrope|concentrated grape must|MCR|~vincotto
=miel
miel|Miel|miel de flores|miel milflores|miel multifloral|miel de abejas|>honey|miele|miel cruda|miel pura
miel_azahar|Miel de azahar|>orange blossom honey|>miele di arancio
miel_romero|Miel de romero|>rosemary honey|>miele di rosmarino
miel_acacia|Miel de acacia|>acacia honey|>miele di acacia|miel d’acacia
=poliol
eritritol|Eritritol|>erythritol|>eritritolo|E968
xilitol|Xilitol|>xylitol|>xilitolo|azúcar de abedul|E967
sorbitol|Sorbitol en polvo|sorbitol polvo|sorbitolo|>sorbitolo in polvere|E420|E420i
sorbitol_liquido|Sorbitol líquido 70 %|sorbitol 70|jarabe de sorbitol|sorbitol syrup|E420ii
maltitol|Maltitol en polvo|maltitolo|E965
maltitol_jarabe|Jarabe de maltitol 75 %|jarabe de maltitol|jarabe de maltitol (75 % s.s.)|maltitol líquido|maltitol syrup|sciroppo di maltitolo|E965ii
isomalt|Isomalt|isomalta|isomaltitol|palatinit|E953
manitol|Manitol|>mannitol|>mannitolo|E421
lactitol|Lactitol|lactitol monohidrato|E966
glicerina|Glicerina vegetal|glicerol|glycerol|glycerine|glicerolo|E422
=edulcorante
sucralosa|Sucralosa|>sucralose|E955
stevia_reb|Glucósidos de esteviol (stevia)|stevia|estevia|glucósidos de esteviol (Reb A 97%)|rebaudiósido A|steviol glycosides|E960|Glucósidos de esteviol
acesulfamo_k|Acesulfamo K|>acesulfame K|E950
sacarina_sodica|Sacarina sódica|sacarina|saccharin|E954
aspartamo|Aspartamo|>aspartame|E951
=harina
harina|Harina de trigo|harina común|harina de todo uso|harina blanca|wheat flour|all-purpose flour|plain flour|farina|>farina di grano tenero|farine de blé|flour|white flour|ap flour|harinas|farine|harina de trigo común
harina_floja|Harina floja / repostería (W 90-130)|harina de repostería|harina de bizcochos|harina galletera|pastry flour|cake flour|farina debole|farine faible|harina floja de repostería|harina para bizcochos|Harina floja / repostería|repostería
harina_panificable|Harina panificable (W 180-220)|harina de panadería|harina panadera|harina de pan|harina panificable W180|harina de trigo W180|harina de trigo W200
harina_media_fuerza|Harina de media fuerza (W 220-280)|harina de media fuerza|media fuerza|farina media forza|harina de fuerza media|harina W250
harina_fuerza|Harina de fuerza (W 280-340)|harina de fuerza|fuerza|bread flour|strong flour|farina forte|farine de gruau|harina W300|harina fuerte|white bread flour|flour, wheat, bread|farina W300
harina_gran_fuerza|Harina de gran fuerza / manitoba (W 350-420)|manitoba|gran fuerza|harina manitoba|farina manitoba|very strong flour|harina W380|harina de gran fuerza|harina W400|Harina de gran fuerza / manitoba
harina_00|Harina 00 (pizza)|harina tipo 00|farina 00|farina tipo 00|harina de pizza|pizza flour|00 flour|farina 00 W260|doppio zero
harina_t45|Harina T45|T45|farine T45
harina_t55|Harina T55|T55|farine T55|farina 0|harina tipo 0|farina tipo 0|farina di grano tenero tipo 0|harina 0
harina_t65|Harina T65 (tradición)|T65|farine T65|harina de tradición|farina tipo 1|farine de blé T65|farine de tradition
harina_t80|Harina T80 (semi)|T80|harina semi integral|farine bise|farine T80|farina tipo 2
harina_t110|Harina T110 (semiintegral)|T110|farine semi-complète|harina semiintegral
harina_integral|Harina de trigo integral|T150|whole wheat flour|wholemeal flour|farina integrale|farine complète|farine T150|harina integral de trigo|harina de trigo integral ecológica|wholewheat flour
harina_tostada|Harina de trigo tostada|toasted flour|farina tostata
semola_trigo_duro|Sémola de trigo duro|~sémola|~semolina|>semola di grano duro|semoule de blé dur|sémola de trigo
semola_rimacinata|Sémola rimacinata (harina de trigo duro)|sémola remolida|rimacinata|durum flour|harina de trigo duro
harina_espelta|Harina de espelta blanca|espelta|spelt flour|>farina di farro|farine d’épeautre|harina de espelta
harina_espelta_integral|Harina de espelta integral|whole spelt flour|>farina di farro integrale|espelta integral
harina_kamut|Harina de kamut (khorasan)|kamut|khorasan|khorasan flour|Harina de kamut
harina_centeno|Harina de centeno clara (T85)|harina de centeno|centeno|T85|light rye flour|farine de seigle T85|farina di segale|rye flour|farine de seigle|Harina de centeno clara
harina_centeno_t130|Harina de centeno T130|centeno T130|farine de seigle T130|medium rye flour
harina_centeno_integral|Harina de centeno integral (T170)|centeno integral|T170|dark rye flour|farine de seigle T170|whole rye flour|harina integral de centeno|Harina de centeno integral
harina_cebada|Harina de cebada|>barley flour|>farina d’orzo
harina_avena|Harina de avena|>oat flour|>farina d’avena
harina_maiz|Harina de maíz|harina de maíz fina|corn flour|>farina di mais|farine de maïs
semola_maiz|Sémola de maíz (polenta)|polenta|cornmeal|sémola de maíz
harina_arroz|Harina de arroz|>rice flour|>farina di riso|farine de riz|~crema de arroz
harina_arroz_glutinoso|Harina de arroz glutinoso|harina de arroz dulce|mochiko|shiratamako|>glutinous rice flour
harina_sarraceno|Harina de trigo sarraceno|trigo sarraceno|alforfón|>buckwheat flour|grano saraceno|farine de sarrasin|harina de alforfón
harina_garbanzo|Harina de garbanzo|besan|>chickpea flour|>farina di ceci|farine de pois chiche
harina_soja|Harina de soja entera|soy flour|farina di soia|harina de soja
harina_soja_desgrasada|Harina de soja desgrasada|harina de soja activa|defatted soy flour
harina_castana|Harina de castaña|>chestnut flour|>farina di castagne|farine de châtaigne
harina_coco|Harina de coco|>coconut flour|>farina di cocco
harina_mijo|Harina de mijo|mijo|>millet flour|>farina di miglio
harina_sorgo|Harina de sorgo|sorgo|>sorghum flour
harina_quinoa|Harina de quinoa|>quinoa flour|>farina di quinoa
harina_teff|Harina de teff|teff|>teff flour
harina_yuca|Harina de yuca (mandioca)|harina de mandioca|>cassava flour|>farina di manioca|Harina de yuca
harina_patata|Harina de patata|~copos de patata|~copos de puré de patata|>potato flour|~potato flakes|~fiocchi di patate|~copos patata
harina_algarroba|Harina de algarroba|algarroba|>carob flour|carob powder|>farina di carrube|caroube (farine)
harina_altramuz|Harina de altramuz|altramuz|>lupin flour|>farina di lupini
germen_trigo|Germen de trigo|>wheat germ|>germe di grano|germe de blé
harina_leudante|Harina con impulsor (leudante)|harina bizcochona|harina con levadura|harina con impulsor (leudante / bizcochona)|self-rising flour|>farina autolievitante|Harina con impulsor
=cereal
pan_rallado|Pan rallado|chapelure|>breadcrumbs|>pangrattato
copos_avena|Copos de avena|~avena|>rolled oats|>fiocchi d’avena|flocons d’avoine
arroz|Arroz blanco redondo|arroz para arroz con leche|>short-grain rice|riso|riz rond|arroz redondo|arroz bomba
arroz_inflado|Arroz inflado|arroz hinchado|>puffed rice|>riso soffiato|riz soufflé
copos_maiz|Copos de maíz (corn flakes)|>corn flakes|cereales de maíz|Copos de maíz
quinoa|Quinoa en grano|quinua|>quinoa grain
arroz_cocido|Arroz blanco cocido|>cooked rice|>riso bollito|riz cuit
=almidon
almidon_maiz|Almidón de maíz (maicena)|~almidón/maicena|maicena|maizena|~almidón|fécula de maíz|cornstarch|>corn starch|>amido di mais|fécule de maïs|almidón de maíz
fecula_patata|Fécula de patata|almidón de patata|~fécula|>potato starch|>fecola di patate|fécule de pomme de terre
almidon_tapioca|Almidón de tapioca|tapioca|fécula de tapioca|almidón de yuca|>tapioca starch|fecola di tapioca
almidon_arroz|Almidón de arroz|>rice starch|>amido di riso
almidon_trigo|Almidón de trigo|>wheat starch|>amido di frumento|amidon de blé
almidon_modificado|Almidón modificado (en frío)|almidón pregelatinizado|crema en frío (almidón)|modified starch|amido modificato|E1442
crema_pastelera_polvo|Preparado para crema pastelera en frío|crema en frío|preparado de crema pastelera|crema pastelera en polvo|>cold custard powder
polvo_crema|Polvo para crema pastelera|polvo de crema|crema en polvo|flan en polvo|>custard powder|poudre à crème
=levadura
levadura_fresca|Levadura fresca prensada|levadura|levadura de panadería|levadura prensada|>fresh yeast|>lievito di birra fresco|lievito fresco|levure fraîche|yeast|lievito di birra|yeast, fresh|levadura de panadero|levadura prensada fresca|compressed yeast|yeast compressed|levadura de cerveza fresca
levadura_seca|Levadura seca activa|>active dry yeast|levure sèche active|yeast, active dry
levadura_instantanea|Levadura seca instantánea|levadura saf|instant yeast|lievito istantaneo|levure instantanée|>instant dry yeast|yeast, instant|yeast, instant osmotolerant|levadura liofilizada|levadura seca|levadura seca de panadero|levadura en polvo|dry yeast|lievito secco|lievito di birra secco
levadura_liquida|Levadura líquida (crema)|levadura líquida (crema, 20 % MS)|cream yeast
=prefermento
masa_madre_100|Masa madre líquida (hidratación 100 %)|masa madre|masa madre líquida|masa madre 100 %|levain liquide|liquid sourdough|sourdough starter|li.co.li|>licoli|lievito madre liquido|levain|leaven|masa madre natural|masa madre activa|masa madre activa 100 %|levadura madre|levadura natural|masas madre|masa madre de trigo|sourdough|mother dough
masa_madre_50|Masa madre sólida (hidratación 50 %)|masa madre sólida|masa madre dura|pasta madre|lievito madre|levain dur|stiff sourdough
masa_madre_seca|Masa madre deshidratada|masa madre en polvo|masa madre desecada|>dried sourdough|>lievito madre essiccato
poolish|Poolish|poolish 100 %
biga|Biga|biga 45 %|biga 50 %
esponja|Esponja (60 %)|sponge dough
masa_fermentada|Masa fermentada (masa vieja)|masa vieja|pâte fermentée|masa fermentada / masa vieja (65 %, 2 % sal)|>pasta di riporto|old dough|pie de masa
=impulsor
bicarbonato|Bicarbonato sódico|bicarbonato de sodio|E500|baking soda|>bicarbonato di sodio|bicarbonate de soude
bicarbonato_amonico|Bicarbonato amónico|amoníaco panadero|E503|carbonato amónico|>ammonium bicarbonate|ammoniaca per dolci
impulsor|Impulsor (levadura química)|levadura química|polvo de hornear|gasificante|royal|>baking powder|lievito chimico|lievito per dolci|levure chimique|poudre à lever|levadura royal|polvos de hornear
=mejorante
harina_malteada|Harina de malta diastásica|malta diastásica|harina de malta|malta harina|malta en polvo|malta|barley malt flour|diastatic malt|malto diastasico|farine maltée
malta_tostada|Malta tostada en polvo|malta torrefacta|roasted malt flour|malto tostato
mejorante_pan|Mejorante panario|mejorante|mejorante completo|>bread improver|miglioratore
=cacao
pasta_cacao|Pasta de cacao (licor de cacao)|pasta de cacao|licor de cacao|masa de cacao|chocolate 100 %|cocoa mass|cocoa liquor|cocoa paste|>massa di cacao|pasta di cacao|pâte de cacao|masse de cacao
manteca_cacao|Manteca de cacao|>cocoa butter|>burro di cacao|beurre de cacao|mycryo
nibs|Nibs de cacao (grano troceado)|nibs de cacao|cacao nibs|granella di cacao|grué de cacao|~haba de cacao tostada
cacao_polvo|Cacao en polvo 20-22 %|cacao puro|cacao en polvo|cacao 20/22|cacao|cacao puro en polvo|cocoa powder|cacao amaro|cacao in polvere|cacao en poudre|cacao sin azúcar|cacao amargo|cacao desgrasado 20-22%
cacao_polvo_22_24|Cacao en polvo natural 22-24 %|cacao 22/24|cacao en polvo 22/24|cacao natural|high-fat cocoa powder|natural cocoa powder|Cacao en polvo natural
cacao_polvo_alcalino|Cacao en polvo alcalinizado 22-24 %|cacao holandés|cacao alcalino|cacao alcalinizado|dutch cocoa|dutch process cocoa|cacao olandese|extra brute|Cacao en polvo alcalinizado
cacao_polvo_magro|Cacao magro en polvo 10-12 %|cacao desgrasado|cacao 10/12|cacao en polvo 10/12|cacao magro|cacao en polvo bajo en grasa|low-fat cocoa powder|cacao magro in polvere|cacao maigre|Cacao magro en polvo
cacao_polvo_bajo|Cacao en polvo natural 12-14 %|cacao 12/14|cacao en polvo 12-14 %|natural cocoa 12-14 %
cacao_polvo_bajo_alcalino|Cacao en polvo alcalinizado 12-14 %|cacao negro|black cocoa|cacao 12/14 alcalino
=chocolate
cob_negra|Cobertura negra 55 %|cobertura negra|cobertura chocolate negro|couverture negra|dark couverture|cobertura 55 %|copertura fondente|couverture noire|callebaut 811|chocolate negro 55 %
cob_negra_60|Cobertura negra 60 %|cobertura 60 %|chocolate negro 60 %|>copertura fondente 60 %
cob_negra_64|Cobertura negra 64-66 %|cobertura 64 %|cobertura 66 %|cobertura negra 66 %|chocolate negro 64 %|chocolate negro 66 %|cob negra 66
cob_negra_70|Cobertura negra 70 %|cobertura 70 %|chocolate negro 70 %|chocolate 70 %|dark chocolate 70 %|>copertura fondente 70 %|chocolat noir 70 %
cob_negra_72|Cobertura negra 72 %|chocolate negro 72 %|araguani
cob_negra_80|Cobertura negra 80 %|chocolate negro 80 %|cobertura 80 %
cob_negra_85|Cobertura negra 85 %|chocolate negro 85 %|cobertura 85 %
chocolate_negro|Chocolate negro 50-55 %|chocolate|chocolate postres|chocolate fondant|chocolate para fundir|dark chocolate|semisweet chocolate|cioccolato fondente|chocolat noir|chocolate negro 52 %|chocolate fondant 52 %|chocolate 55%|chocolate para postres
cob_leche|Cobertura con leche 34 %|cobertura con leche|cobertura con leche 35 %|cobertura de leche|couverture con leche|milk couverture|copertura al latte|couverture au lait|callebaut 823
cob_leche_40|Cobertura con leche 40 %|chocolate con leche 40 %|cobertura leche 40 %|jivara
cob_leche_46|Cobertura con leche 46 %|chocolate con leche 46 %|bahibé
cob_blanca|Cobertura blanca 28 %|cobertura blanca|cobertura blanca 29 %|couverture blanca|white couverture|copertura bianca|couverture blanche|callebaut W2
cob_blanca_35|Cobertura blanca 35 %|chocolate blanco 35 %|opalys|ivoire|chocolate blanco 34-35%|chocolate blanco 34 %
cob_rubia|Cobertura rubia (blanca caramelizada) 32 %|chocolate rubio|dulcey|gold|blond chocolate|cioccolato biondo|chocolat blond|Cobertura rubia 32 %|Cobertura rubia
cob_ruby|Cobertura ruby 47 %|chocolate ruby|ruby chocolate|cioccolato ruby|Cobertura ruby
chocolate_leche|Chocolate con leche|>milk chocolate|>cioccolato al latte|chocolat au lait
chocolate_blanco|Chocolate blanco|>white chocolate|>cioccolato bianco|chocolat blanc
chocolate_taza|Chocolate a la taza en polvo|chocolate a la taza|drinking chocolate|cioccolata in tazza
cobertura_grasa|Sucedáneo de chocolate negro (pâte à glacer)|pasta de glasear|pâte à glacer|sucedáneo de chocolate|compound coating|surrogato di cioccolato|Sucedáneo de chocolate negro
gianduja|Gianduja (avellana 33 %)|gianduia|gianduja con leche|gianduja leche
gianduja_negra|Gianduja negra (avellana 35 %)|gianduja fondente|gianduja oscura
pepitas_chocolate|Pepitas de chocolate negro 50 %|pepitas de chocolate|gotas de chocolate|chocolate chips|gocce di cioccolato|pépites de chocolat|Pepitas de chocolate negro|chips de chocolate
trufa|Trufa o ganache base (60 % chocolate / 40 % nata)|trufa (ganache 60 % chocolate / 40 % nata)|ganache|Trufa o ganache base
=fruto_seco
almendra_cruda|Almendra repelada cruda|almendra|almendra repelada|almendra pelada|almendra blanqueada|almendra laminada|almendra fileteada|almendra granillo|almendra en bastones|almond|raw almond|blanched almond|flaked almonds|slivered almonds|mandorla|mandorla pelata|amande|amande mondée|amande effilée|almendras|mandorle|amandes|almonds
almendra_piel|Almendra cruda con piel|almendra con piel|almendra entera|almendra natural|almendra piel cruda|whole almond with skin|mandorla con pelle|amande brute
almendra_molida|Almendra molida|harina de almendra|almendra en polvo|almendra en harina|>ground almonds|almond flour|almond meal|>farina di mandorle|poudre d’amande|polvo de almendra|~almendra marcona molida
almendra_tostada|Almendra repelada tostada|almendra tostada repelada|toasted almond|roasted almond|mandorla tostata|amande grillée
almendra_piel_tostada|Almendra tostada con piel|almendra con piel tostada|>roasted almond with skin
almendra_marcona|Almendra Marcona repelada cruda|marcona|almendra marcona cruda|marcona almond
almendra_marcona_tostada|Almendra Marcona repelada tostada|marcona tostada
almendra_largueta_tostada|Almendra Largueta repelada tostada|~largueta|~almendra largueta
almendra_comuna_tostada|Almendra Comuna (Valencia) repelada tostada|~almendra comuna|~almendra valencia|Almendra Comuna repelada tostada
harina_almendra_desgrasada|Harina de almendra parcialmente desgrasada|harina de almendra desgrasada|defatted almond flour
avellana_cruda|Avellana cruda|avellana|avellanas|hazelnut|nocciola|noisette
avellana_tostada|Avellana tostada|avellana tostada pelada|>roasted hazelnut|nocciola tostata|noisette grillée|avellanas tostadas|toasted hazelnuts
avellana_molida|Avellana molida (harina de avellana)|harina de avellana|>ground hazelnut|>farina di nocciole|poudre de noisette|avellana en polvo
nuez|Nuez|nuez de California|nueces|>walnut|noce|noix|>walnuts|>noci|nuez pelada|~nuez molida
pecana|Nuez pecana|pacana|pecan|noce pecan
pistacho_crudo|Pistacho crudo pelado|pistacho|pistachio|pistacchio|pistache|pistachos|pistacho pelado|~pistacho molido
pistacho_tostado|Pistacho tostado|>roasted pistachio|pistacchio tostato
pinon|Piñón|piñones|>pine nut|pinolo|pignon de pin
anacardo|Anacardo crudo|cashew|anacardio|noix de cajou
anacardo_tostado|Anacardo tostado|roasted cashew|anacardio tostato
macadamia|Nuez de macadamia
nuez_brasil|Nuez de Brasil|coquito de Brasil|>brazil nut|noce del Brasile
cacahuete_crudo|Cacahuete crudo|cacahuete|maní|peanut|arachide
cacahuete_tostado|Cacahuete tostado|maní tostado|>roasted peanut|arachide tostata
coco_rallado|Coco rallado deshidratado|coco deshidratado|>desiccated coconut|>cocco rapé|cocco grattugiato|noix de coco râpée
coco_fresco|Coco fresco (pulpa)|coco|coconut meat|cocco fresco|noix de coco fraîche
castana|Castaña cruda pelada|chestnut|castagna|châtaigne|marrón
castana_cocida|Castaña cocida|castaña al natural|>cooked chestnut|castagna bollita|marron au naturel
chufa|Chufa|Chufa de Valencia|>tiger nut|zigolo dolce|souchet
=pasta_fruto_seco
pasta_avellana|Pasta de avellana 100 %|pasta de avellana|pasta pura de avellana|pasta de avellana pura|hazelnut paste|pasta di nocciola|pasta nocciola|pâte de noisette
pasta_pistacho|Pasta de pistacho 100 %|pasta de pistacho|pasta de pistacho pura|pistachio paste|pasta di pistacchio|pâte de pistache|pasta pura de pistacho
pasta_almendra|Pasta de almendra tostada 100 % (crema de almendra)|~crema de almendra|~pasta pura de almendra|~pasta de almendra pura|~pasta de almendra|~almond butter|~almond paste 100 %|~pasta di mandorla|~purée d’amande|Pasta de almendra tostada 100 %|Pasta de almendra tostada
pasta_cacahuete|Pasta de cacahuete 100 %|crema de cacahuete|pasta de cacahuete|cacahuete (pasta)|mantequilla de cacahuete|peanut butter|burro di arachidi|pasta di arachidi|crema de cacahuete 100%
pasta_sesamo|Tahini (pasta de sésamo)|tahini|tahina|sésamo (tahina)|pasta de sésamo|crema di sesamo
pasta_nuez|Pasta de nuez 100 %|walnut paste|pasta di noci|Pasta de nuez
pasta_anacardo|Pasta de anacardo 100 %|crema de anacardo|anacardo (pasta)|cashew butter|Pasta de anacardo
praline_avellana_50|Praliné de avellana 50/50|~praliné|praliné de avellana|praliné de avellana 50 %|praline noisette|hazelnut praline|pralinato di nocciola|praline avellana
praline_avellana_60|Praliné de avellana 60/40
praline_almendra_50|Praliné de almendra 50/50|praliné de almendra|almond praline|praliné amande|praline almendra
praline_mixto|Praliné de almendra y avellana 50 % fruto|praliné almendra avellana|praliné amande-noisette|Praliné de almendra y avellana
crema_cacao_avellana|Crema de cacao y avellanas|nutella|crema de avellana y cacao (untable)|~crema de avellanas|nocilla|~crema gianduia|>chocolate hazelnut spread|~crema spalmabile|~pâte à tartiner
mazapan|Mazapán (pasta de almendra 50/50)|mazapán / pasta de almendra azucarada|marzapane|marzipan|pasta de mazapán|massepain|pâte d’amande 50|pasta de almendra 50%
pasta_almendra_70|Pasta de almendra 70 %|pâte d’amande 70 %|>almond paste 70 %|mazapán 70 %
pasta_almendra_comercial|Pasta de almendra comercial 33 %|pasta de almendra azucarada|pâte d’amande confiseur|almond paste (33 %)|Pasta de almendra comercial
=semilla
sesamo|Sésamo (ajonjolí)|semillas de sésamo|ajonjolí|sésamo crudo|>sesame seed|>semi di sesamo|graines de sésame
sesamo_tostado|Sésamo tostado|ajonjolí tostado|toasted sesame|sesamo tostato
lino|Semilla de lino|semillas de lino|linaza|flaxseed|linseed|>semi di lino|graines de lin|~harina de lino|~lino molido|~semilla de lino molida
chia|Semilla de chía|>chia seed|>semi di chia
pipa_girasol|Pipa de girasol pelada|semilla de girasol|semillas de girasol|semillas (pipas) de girasol|pipas de girasol|sunflower seeds|semi di girasole
pipa_calabaza|Pipa de calabaza pelada|semilla de calabaza|semillas de calabaza|semillas (pipas) de calabaza|pipas de calabaza|~pipas de calabaza peladas tostadas|pumpkin seeds|semi di zucca|graines de courge|pipas calabaza
amapola|Semilla de amapola|>poppy seed|>semi di papavero|graines de pavot
canamo|Semilla de cáñamo pelada|hemp seed|semi di canapa
=fruta
fresa|Fresa|fresas|fresón|strawberry|fragola|fraise|pulpa de fresa
frambuesa|Frambuesa|frambuesas|raspberry|lampone|framboise|pulpa de frambuesa
mora|Mora (zarzamora)|zarzamora|moras|blackberry|mora di rovo|mûre
arandano|Arándano azul|arándanos|mirtilo|blueberry|mirtillo|myrtille
grosella_roja|Grosella roja|~grosella|~grosellas|>redcurrant|>ribes rosso|groseille
grosella_negra|Grosella negra (cassis)|cassis|casis|>blackcurrant|>ribes nero
arandano_rojo|Arándano rojo (cranberry)|cranberry|canneberge|mirtillo rosso
cereza|Cereza|cerezas|~picota|cherry|ciliegia|cerise
guinda|Guinda (cereza ácida)|guindas|sour cherry|visciola|griotte
melocoton|Melocotón|durazno|melocotones|>peach|>pesca|pêche
nectarina|Nectarina|>nectarine|>pesca noce|brugnon
albaricoque|Albaricoque|damasco|>apricot|>albicocca|abricot
ciruela|Ciruela|ciruelas|>plum|prugna|>susina|prune
manzana|Manzana|manzana golden|manzanas|>apple|>mela|pomme
manzana_verde|Manzana Granny Smith|granny smith|green apple|mela verde
pera|Pera|peras|pera conferencia|>pear|poire
membrillo|Membrillo|>quince|>mela cotogna|coing
uva_blanca|Uva blanca|~uva|~uvas|>white grape|>uva bianca|raisin blanc
uva_tinta|Uva negra|uva roja|>black grape|>uva nera|raisin noir
uva_moscatel|Uva moscatel|moscatel (uva)|>muscat grape
higo|Higo fresco|higos|~breva|fig|fico|figue
higo_chumbo|Higo chumbo|chumbo|tuna (fruta)|>prickly pear|>fico d’India|figue de barbarie
granada|Granada (arilos)|pomegranate|melagrana|grenade
caqui|Caqui|kaki|caqui persimon|>persimmon|>cachi|caco
kiwi|Kiwi verde|kiwifruit
kiwi_amarillo|Kiwi amarillo|kiwi gold|golden kiwi
naranja|Naranja|naranjas|>orange|>arancia|naranjas frescas
mandarina|Mandarina|~clementina|>mandarin|tangerine|>mandarino|~clémentine
limon|Limón (pulpa)|limones|lemon|limone|citron|limones frescos
lima|Lima (pulpa)|lime|citron vert
pomelo|Pomelo|toronja|>grapefruit|>pompelmo|pamplemousse
pina|Piña|>ananá|piña tropical|>pineapple|>ananas
mango|Mango|mangos|mangue
papaya|Papaya|lechosa|papaye
maracuya_entera|Maracuyá (pulpa con semillas)|maracuyá con semillas|passion fruit with seeds
guayaba|Guayaba|>guava|goyave
lichi|Lichi|>litchi|>lychee|litchee
platano|Plátano|~banana|plátano de Canarias|plátanos|~banane
melon_cantalupo|Melón cantalupo|melón cantaloup|cantaloupe|melone cantalupo
melon|Melón piel de sapo|~melón verde|~honeydew melon|~melone
sandia|Sandía|>watermelon|>anguria|cocomero|pastèque
aguacate|Aguacate|palta|>avocado|avocat
chirimoya|Chirimoya|>cherimoya|anona
guanabana|Guanábana|graviola|>soursop
ruibarbo|Ruibarbo|>rhubarb|>rabarbaro|rhubarbe
pitahaya|Pitahaya roja|pitaya|dragon fruit|fruta del dragón
frutos_rojos|Frutos rojos (mezcla)|frutas rojas|frutos del bosque|frutas del bosque|mezcla de frutos rojos|red berries|>mixed berries|fruits rouges|frutti di bosco|frutti rossi
=fruta_seca
pasas|Uvas pasas|pasas sultanas|uva pasa|pasas de Corinto|>raisins|sultanas|>uvetta|uva passa|raisins secs|pasas de uva
orejon_albaricoque|Orejón de albaricoque|~orejones|albaricoque seco|>dried apricot|albicocca secca|abricot sec
ciruela_pasa|Ciruela pasa sin hueso|ciruelas pasas|prune (dried)|prugna secca|pruneau
datil|Dátil deglet|dátiles|~dátil (pasta)|~pasta de dátil|date|dattero|datte
datil_medjool|Dátil medjoul|medjool|medjoul
higo_seco|Higo seco|higos secos|>dried fig|fico secco|figue sèche
arandano_rojo_seco|Arándano rojo deshidratado azucarado|arándanos rojos secos|~arándanos deshidratados|dried cranberries|mirtilli rossi secchi
cereza_seca|Cereza seca azucarada|cerezas deshidratadas|dried cherries
mango_seco|Mango deshidratado azucarado|dried mango
fresa_liofilizada|Fresa liofilizada|~fresa deshidratada|freeze-dried strawberry|fragola liofilizzata
frambuesa_liofilizada|Frambuesa liofilizada|freeze-dried raspberry|lampone liofilizzato
=pure_fruta
pure_fresa|Puré de fresa 10 % azúcar|~puré de fresa|~strawberry puree|~purea di fragola|~purée de fraise
pure_frambuesa|Puré de frambuesa 10 % azúcar|~puré de frambuesa|~raspberry puree|~purea di lampone|~purée de framboise
pure_mango|Puré de mango|pulpa de mango|mango (pulpa)|>mango puree|>purea di mango|purée de mangue
pure_maracuya_10|Puré de maracuyá 10 % azúcar|pulpa de maracuyá azucarada
pure_cassis|Puré de grosella negra 10 % azúcar|~puré de cassis|~purée de cassis|~blackcurrant puree|~Puré de grosella negra
pure_arandano|Puré de arándano|pulpa de arándano|>blueberry puree|purée de myrtille
pure_cereza|Puré de cereza ácida|~puré de cereza|~cherry puree|~purée de cerise
pure_albaricoque|Puré de albaricoque 10 % azúcar|~puré de albaricoque|~apricot puree|~purée d’abricot
pure_melocoton|Puré de melocotón 10 % azúcar|~puré de melocotón|~peach puree|~purée de pêche
pure_pera|Puré de pera|pulpa de pera|>pear puree|purée de poire
pure_manzana_verde|Puré de manzana verde|>green apple puree|purée de pomme verte
pure_coco|Puré de coco 10 % azúcar|~puré de coco|~coconut puree|~purée de coco
pure_platano|Puré de plátano|>banana puree|purée de banane
pure_mora|Puré de mora 10 % azúcar|~puré de mora|~blackberry puree|~purée de mûre
pure_pina|Puré de piña|pulpa de piña|>pineapple puree|purée d’ananas
pure_lichi|Puré de lichi 10 % azúcar|~puré de lichi|~lychee puree|~purée de litchi
pure_manzana|Puré de manzana sin azúcar|~puré de manzana|~compota sin azúcar|unsweetened applesauce
pure_fruta|Puré de fruta 10 % azúcar|pulpa de fruta azucarada 10 %|~puré de fruta|~pulpa de fruta|~fruit puree
=verdura
zanahoria|Zanahoria|zanahoria rallada|zanahorias|>carrot|grated carrot|>carota|carotte
boniato|Boniato asado o cocido (pulpa)|batata|camote|moniato|boniato asado|boniato cocido|sweet potato|patata dolce|patate douce|boniatos|batatas|Boniato asado o cocido
boniato_crudo|Boniato crudo|batata cruda|>raw sweet potato
calabaza|Calabaza|calabaza cruda|calabaza cacahuete|butternut|>pumpkin|>zucca|potiron|calabazas
remolacha|Remolacha|>beetroot|>barbabietola|betterave
patata|Patata|papa|>potato|pomme de terre
tomate|Tomate|tomates|>tomato|>pomodoro
tomate_triturado|Tomate triturado|tomate pelado triturado|passata|~pomodoro pelato|>crushed tomatoes|~salsa de tomate para pizza
tomate_concentrado|Tomate concentrado|pasta de tomate|>tomato paste|>concentrato di pomodoro
tomate_seco|Tomate seco|sun-dried tomato|pomodoro secco
cebolla|Cebolla|>onion|>cipolla|oignon
ajo|Ajo|ajo fresco|>garlic|>aglio|ail
pimiento_rojo|Pimiento rojo|~pimiento|>red pepper|>peperone rosso|poivron rouge
pepino|Pepino|>cucumber|>cetriolo|concombre
apio|Apio|>celery|>sedano|céleri
espinaca|Espinaca|espinacas|>spinach|>spinaci|épinard
calabacin|Calabacín|zucchini|>zucchina|>courgette
maiz_dulce|Maíz dulce|sweet corn|>mais dolce|maïs doux|maíz
jengibre_fresco|Jengibre fresco|jengibre (raíz)|ginger root|>zenzero fresco|gingembre frais
aceituna_verde|Aceituna verde|~aceitunas|~olivas|>green olive|oliva verde|aceitunas verdes
aceituna_negra|Aceituna negra|oliva negra|>black olive|oliva nera|aceitunas negras
albahaca|Albahaca fresca|basil|basilico
menta_fresca|Menta fresca|~hierbabuena|menta|mint|peppermint|menthe
calabaza_asada|Calabaza asada (puré)|~puré de calabaza|~pumpkin puree|zucca al forno
patata_cocida|Patata cocida|patata cocida (puré)|patata hervida|boiled potato|patata lessa
=especia
ralladura_limon|Ralladura de limón|piel de limón|cáscara de limón|>lemon zest|>scorza di limone|zeste de citron|~ralladura|~zest|corteza de limón
ralladura_naranja|Ralladura de naranja|piel de naranja|cáscara de naranja|>orange zest|>scorza d’arancia|zeste d’orange
vainilla_vaina|Vaina de vainilla|vainilla|vainilla en rama|vanilla bean|>vanilla pod|>bacca di vaniglia|gousse de vanille|vainas de vainilla|vaina vainilla
canela|Canela molida|canela en rama|cinnamon|cannella|cannelle|canela en polvo|>ground cinnamon
clavo|Clavo molido|clavo de olor|cloves|chiodi di garofano|clou de girofle
nuez_moscada|Nuez moscada|>nutmeg|>noce moscata|noix de muscade
jengibre_polvo|Jengibre molido|jengibre|jengibre en polvo|>ground ginger|>zenzero in polvere|gingembre moulu
cardamomo|Cardamomo|>cardamom|cardamome
anis_verde|Anís verde en grano|matalahúva|matalahúga|anís en grano|anise seed|anice
anis_estrellado|Anís estrellado|badiana|>star anise|>anice stellato
hinojo_semilla|Semilla de hinojo|hinojo|>fennel seed|>semi di finocchio
comino|Comino|>cumin|>cumino
alcaravea|Alcaravea|carvi|caraway
cilantro_semilla|Semilla de cilantro|coriandro|>coriander seed
pimienta_negra|Pimienta negra|pimienta|>black pepper|>pepe nero|poivre
pimenton|Pimentón|pimentón dulce|pimentón de la Vera|>paprika
cayena|Cayena|~guindilla|~chile en polvo|cayenne|peperoncino|piment
azafran|Azafrán|>saffron|>zafferano|safran
curcuma|Cúrcuma|>turmeric
curry|Curry en polvo|>curry powder
oregano|Orégano seco|origano
tomillo|Tomillo seco|thyme|timo
romero|Romero seco|rosemary|rosmarino|romarin
ajo_polvo|Ajo en polvo|>garlic powder|>aglio in polvere
mostaza_grano|Mostaza en polvo|mostaza en grano|mustard seed|senape
haba_tonka|Haba tonka|tonka|>tonka bean|>fava tonka|fève tonka
regaliz_polvo|Regaliz en polvo|regaliz|>liquorice powder|liquirizia|réglisse
espirulina|Espirulina en polvo|spirulina|espirulina azul (base)
especias|Especias y hierbas (media)|especias y hierbas|mixed spices|spezie
=condimento
vinagre_vino|Vinagre de vino|~vinagre|>wine vinegar|>aceto di vino|~vinaigre|~vinegar
vinagre_balsamico|Vinagre balsámico|Vinagre balsámico de Módena|~balsamic vinegar|~aceto balsamico
salsa_soja|Salsa de soja|soja (salsa)|>soy sauce|~shoyu|~tamari
miso|Miso|pasta de miso
mostaza|Mostaza preparada|~mostaza de Dijon|mustard|>senape (salsa)|moutarde
jamon_serrano|Jamón curado|~jamón|~jamón ibérico|~prosciutto crudo|cured ham
bacon|Panceta / bacon ahumado|panceta|pancetta|beicon|bacon ahumado
foie_micuit|Foie gras de pato cocido|foie gras|foie mi-cuit
bacalao_desalado|Bacalao desalado|bacalao|>desalted cod|>baccalà ammollato|morue dessalée
salmon_ahumado|Salmón ahumado|>smoked salmon|>salmone affumicato|saumon fumé
anchoa_aceite|Anchoa en aceite|anchoa|anchoas|anchovy|acciuga|anchois
=sal
sal|Sal fina|sal común|sal marina|cloruro sódico|salt|sale|sel|sale marino|>sale fino|table salt|sea salt|sel de mer
sal_escamas|Sal en escamas|sal maldon|flor de sal|fleur de sel|>sea salt flakes
=aroma
vainilla_extracto|Extracto de vainilla|~esencia de vainilla|>vanilla extract|>estratto di vaniglia|extrait de vanille|extracto natural de vainilla|~vainilla líquida|~aroma de vainilla
vainilla_pasta|Pasta de vainilla|>vanilla paste|>pasta vaniglia
vainillina|Vainillina|>vanillin|~etilvainillina|>vanillina
agua_azahar|Agua de azahar|azahar|>orange blossom water|>acqua di fiori d’arancio|eau de fleur d’oranger
agua_rosas|Agua de rosas|>rose water|>acqua di rose|eau de rose
aroma_liquido|Aroma líquido concentrado|aroma|esencia|flavouring|aroma alimentario
=agua
agua|Agua|>water|>acqua|eau|agua mineral|agua filtrada|hielo|hielo en escamas|ice|agua fría|agua tibia|agua del grifo|tap water
agua_mar|Agua de mar|>sea water|>acqua di mare
=bebida_vegetal
bebida_soja|Bebida de soja sin azúcar|leche de soja|bebida de soja|soy milk|soya drink|bevanda di soia|boisson soja
bebida_almendra|Bebida de almendra sin azúcar|leche de almendra|bebida de almendra|almond milk|latte di mandorla|boisson amande
bebida_avena|Bebida de avena|leche de avena|oat milk|>oat drink|>bevanda d’avena|boisson avoine
bebida_arroz|Bebida de arroz|leche de arroz|rice milk|>rice drink|>bevanda di riso
bebida_coco|Bebida de coco|>coconut drink|>bevanda al cocco
leche_coco|Leche de coco 17-19 %|leche de coco|coconut milk|latte di cocco|lait de coco
crema_coco|Crema de coco 35 % sin azúcar|crema de coco 35 %|coconut cream|crema di cocco|crème de coco
agua_coco|Agua de coco|>coconut water|>acqua di cocco|eau de coco
bebida_avellana|Bebida de avellana|leche de avellana|>hazelnut drink
horchata_chufa|Horchata de chufa|~horchata|horchata de chufa de Valencia|tiger nut milk
nata_soja|Crema de soja para cocinar|soja cuisine|soy cream|panna di soia|crème de soja
tofu_sedoso|Tofu sedoso|tofu suave|>silken tofu|tofu soyeux
tofu|Tofu firme|tofu natural
crema_coco_24|Crema de coco 24 %|crema de coco 22-24 %|crema de coco
leche_coco_polvo|Leche de coco en polvo|coco en polvo|>coconut milk powder
horchata_concentrada|Horchata de chufa concentrada 1:1 sin azúcar|concentrado de horchata|horchata de chufa (concentrado 1:1 sin azúcar)
bebida_anacardo|Bebida de anacardo|leche de anacardo|bebida de anacardos|cashew milk|>cashew drink|latte di anacardi
=zumo
yuzu_zumo|Zumo de yuzu|yuzu|>yuzu juice|>succo di yuzu
zumo_limon|Zumo de limón|jugo de limón|limón (zumo)|limón exprimido|>lemon juice|>succo di limone|jus de citron|limón exprimido natural|limon juice
zumo_lima|Zumo de lima|jugo de lima|>lime juice|>succo di lime|jus de citron vert
zumo_naranja|Zumo de naranja|jugo de naranja|>orange juice|>succo d’arancia|jus d’orange
zumo_pomelo|Zumo de pomelo|>grapefruit juice|>succo di pompelmo
zumo_mandarina|Zumo de mandarina|tangerine juice|>succo di mandarino
zumo_manzana|Zumo de manzana|>apple juice|>succo di mela|jus de pomme
zumo_pina|Zumo de piña|>pineapple juice|>succo di ananas
zumo_uva|Zumo de uva (mosto)|mosto|>grape juice|>succo d’uva|jus de raisin|Zumo de uva
zumo_granada|Zumo de granada|granada (zumo)|>pomegranate juice|>succo di melagrana
zumo_maracuya|Zumo de maracuyá|~maracuyá|~fruta de la pasión|maracuyá (zumo/pulpa colada)|jugo de maracuyá|~pulpa de maracuyá|~pulpa de maracuyá sin semillas|~passion fruit|~frutto della passione|~fruit de la passion|~puré de maracuyá|>passion fruit juice|>succo di frutto della passione|~purée de fruit de la passion|~puré de fruta de la pasión|~parchita
=cafe_te
cafe_soluble|Café soluble|café instantáneo|>instant coffee|>caffè solubile
cafe_molido|Café molido tostado|café|café en grano|ground coffee|roasted coffee|caffè macinato|café en polvo molido
cafe_expreso|Café expreso (bebida)|espresso|café espresso|café solo|>caffè espresso
te_hojas|Té en hojas|~té negro|~té verde|té|>tea leaves|thé
matcha|Té matcha|té verde en polvo|>matcha tea
=vino
vino_tinto|Vino tinto 13 % vol|vino tinto 13 %|red wine|vino rosso|vin rouge
vino_blanco|Vino blanco 12 % vol|~vino|vino blanco 12 %|white wine|vino bianco|vin blanc
cava|Cava brut|cava 11,5 %|~champán|~champagne|~prosecco|~espumoso|~sparkling wine
vino_dulce|Vino dulce generoso (moscatel, oporto)|~moscatel|~mistela|~oporto|~porto|dessert wine|~marsala|~marsala 18 %|vin doux|Vino dulce generoso
pedro_ximenez|Vino Pedro Ximénez|pedro ximénez 17 %|PX|vino PX
jerez_seco|Jerez seco (fino, amontillado)|jerez|~fino|~amontillado|~oloroso|~manzanilla|sherry
vermut|Vermut rojo 15 % vol|vermouth|martini rojo|Vermut rojo
sidra|Sidra|>cider|>sidro|cidre
cerveza|Cerveza rubia 5 % vol|cerveza 5 %|beer|birra|bière|Cerveza rubia
cerveza_negra|Cerveza negra|stout|cerveza tostada|>birra scura
=licor
ron|Ron 40 % vol|ron 40 %|ron blanco|ron añejo|rum|rhum|ron oscuro|ron negro|dark rum
whisky|Whisky 40 % vol|whisky 40 %|whiskey|~bourbon|güisqui
brandy|Brandy / coñac 38-40 % vol|brandy 36 %|brandy 38 %|~coñac|~cognac|~armagnac|~coñac 38-40 % vol|~Brandy / coñac
vodka|Vodka 40 % vol|vodka 37,5 %|vodka 40 %
ginebra|Ginebra 40 % vol|ginebra 40 %|gin
tequila|Tequila 38 % vol|~mezcal
kirsch|Kirsch 40 % vol|kirschwasser|aguardiente de cereza
orujo|Orujo / grappa 40 % vol|aguardiente de orujo|~grappa|~marc|~grappa 40 % vol|~Orujo / grappa
anis_seco|Anís seco 45 % vol|~chinchón seco|~cazalla|anisette dry
alcohol_96|Alcohol etílico 96 % vol|alcohol alimentario|food grade alcohol|alcol puro|Alcohol etílico
anis_dulce|Anís dulce 35 % vol|anís|licor de anís|~anisado dulce|~anisette|~sambuca
amaretto|Amaretto 28 % vol|amaretto 28 %|~licor de almendra|disaronno
limoncello|Limoncello 28 % vol|limoncello 30 %|limoncello 28 %|~licor de limón
triple_sec|Licor de naranja 40 % vol (Cointreau)|cointreau|licor de naranja 40 %|grand marnier|~curaçao|licor de naranja|Licor de naranja 40 % vol|triple seco
licor_cafe|Licor de café 20 % vol|licor de café|licor de café 20 %|kahlúa|tía maría|coffee liqueur
crema_whisky|Crema de whisky 17 % vol|baileys|crema de whisky|crema de whisky 17 %|~irish cream|~licor crema
marraschino|Marrasquino 32 % vol|maraschino|marrasquino
licor_avellana|Licor de avellana 20 % vol|frangelico|licor de avellana
creme_cassis|Crème de cassis 16 % vol|crème de cassis|licor de cassis
malibu|Licor de coco y ron 21 % vol|~licor de coco|~batida de coco|Licor de coco y ron
pacharan|Pacharán 25 % vol|patxaran|~licor de endrinas|~sloe gin
licor_hierbas|Licor de hierbas 30 % vol|licor de hierbas|~chartreuse|~ratafía|~licor de hierbas / orujo
licor_43|Licor 43 31 % vol|licor de vainilla
aperol|Aperitivo de naranja amarga 11 % vol|aperitivo|Aperitivo de naranja amarga
campari|Bíter rojo 25 % vol|bitter rojo|bíter|Bíter rojo
creme_menthe|Licor de menta 24 % vol|crème de menthe|licor de menta|pippermint|peppermint liqueur
destilado_40|Destilado 40 % vol|~licor 40|~aguardiente|~spirit 40 %|Destilado
=estabilizante
goma_guar|Goma guar|guar|E412|>guar gum|gomma di guar|>farina di semi di guar|gomme guar
goma_garrofin|Goma garrofín|garrofín|LBG|E410|goma de algarroba|harina de semilla de algarrobo|>locust bean gum|carob gum|>farina di semi di carrube|caroube (gomme)
goma_tara|Goma tara|tara|E417|>tara gum|>gomma di tara
goma_xantana|Goma xantana|xantana|goma xantan|E415|>xanthan gum|>gomma xantana|xanthane
carragenano|Carragenato (kappa/iota/lambda)|carragenina|carragenato|E407|carrageenan|carragenina kappa|carragenina lambda|iota carragenina|carragenano kappa|carrageenane
alginato_sodio|Alginato de sodio|alginato|alginato sódico|E401|>sodium alginate|>alginato di sodio
agar|Agar-agar|agar agar en polvo|E406
pectina|Pectina HM (cítrica)|pectina amarilla|pectina cítrica|~pectina de manzana|E440|pectin|pectine jaune|Pectina HM
pectina_nh|Pectina NH (termorreversible)|pectine NH|pectina LM|pectina amidada|NH pectin
cmc|Carboximetilcelulosa (CMC)|CMC (carboximetilcelulosa)|E466|goma de celulosa|carboxymethyl cellulose|cellulose gum|tylose|Carboximetilcelulosa
metilcelulosa|Metilcelulosa / HPMC|HPMC|hipromelosa|E461|E464|methylcellulose
goma_arabiga|Goma arábiga|acacia (goma)|E414|>gum arabic|>gomma arabica|gomme arabique
goma_gellan|Goma gellan|gellan|E418|>gellan gum
glucomanano|Glucomanano de konjac|konjac|goma konjac|E425|konjac gum|glucomannano
gelatina|Gelatina|gelatina en hojas|cola de pescado|gelatina en polvo|gelatina neutra|gelatin|colla di pesce|>gélatine|gelatina 200 bloom|hojas de gelatina
neutro_crema|Neutro para helado de crema (5 g/kg)|neutro|neutro para cremas 5|neutro cremas|neutro 5|estabilizante para helado|estabilizante para helados|neutro crema 5|stabilizer blend|neutro per gelato|neutro creme|stabilisateur glace|Neutro para helado de crema
neutro_sorbete|Neutro para sorbete (5 g/kg)|neutro para sorbetes 5|neutro sorbetes|estabilizante sorbetes|neutro fruta|neutro agua|neutro per sorbetti|stabilisateur sorbet|Neutro para sorbete
base_50|Base láctea 50 g/kg|base 50 comercial (leche)|base 50 crema|base para helado 50|base latte 50
base_100|Base láctea 100 g/kg|base 100 crema|base para helado 100|base latte 100
gelatina_masa|Masa de gelatina 1:6 (hidratada)|masa de gelatina|gelatina hidratada|gelatin mass|masse gélatine|Masa de gelatina 1:6
=emulgente
lecitina|Lecitina de soja|lecitina líquida|lecitina en polvo|E322|soy lecithin|lecithin|>lecitina di soia|lécithine de soja
lecitina_girasol|Lecitina de girasol|>sunflower lecithin|>lecitina di girasole
mono_digliceridos|Mono y diglicéridos (E471)|monoglicéridos|E471|monoestearato de glicerilo|mono- and diglycerides|mono e digliceridi|Mono y diglicéridos
emulgente_pasta|Emulsionante en pasta para bizcocho (SP)|emulgente SP|SP|emulsionante en pasta|cake gel|sponge emulsifier|Emulsionante en pasta para bizcocho
=fibra
inulina|Inulina|inulina de achicoria|inulina nativa|>inulin|inuline
inulina_hp|Inulina de cadena larga (HP)|inulina larga|long-chain inulin|Inulina de cadena larga
oligofructosa|Oligofructosa (FOS)|FOS|fructooligosacáridos|oligofructose|frutto-oligosaccaridi
polidextrosa|Polidextrosa|>polydextrose|>polidestrosio|E1200
fibra_maiz_soluble|Fibra soluble de maíz (dextrina resistente)|fibra soluble|nutriose|dextrina resistente|resistant dextrin|soluble corn fibre|Fibra soluble de maíz
fibra_citrico|Fibra de cítricos|fibra cítrica|>citrus fibre|fibre d’agrumes|>fibra di agrumi
fibra_bambu|Fibra de bambú|>bamboo fibre|>fibra di bambù
psyllium|Psyllium (cáscara en polvo)|psilio|psyllium husk|fibra de plántago|plantago ovata
salvado_trigo|Salvado de trigo|>wheat bran|>crusca di frumento|son de blé|salvado
salvado_avena|Salvado de avena|>oat bran|>crusca d’avena|son d’avoine
=acido
acido_citrico|Ácido cítrico|E330|>citric acid|acide citrique
acido_tartarico|Ácido tartárico|E334|>tartaric acid
acido_malico|Ácido málico|E296|>malic acid
acido_ascorbico|Ácido ascórbico (vitamina C)|E300|vitamina C|ascorbic acid
acido_lactico|Ácido láctico 80 %|E270|lactic acid|acido lattico
cremor_tartaro|Crémor tártaro|bitartrato potásico|E336|>cream of tartar|crème de tartre|crémor
citrato_sodio|Citrato de sodio|citrato sódico|E331|>sodium citrate
=confiteria
toffee_caramelo_blando|Caramelo toffee|toffee|caramelos de leche|caramels
pasta_fruta|Pasta de fruta|pâte de fruits|gelatina de fruta|gominola de fruta|fruit jelly
malvavisco|Malvavisco (nube)|nubes|>marshmallow|guimauve
turron_jijona|Turrón blando|turrón de Jijona|jijona (turrón)|~torrone morbido|Turrón de Jijona (blando)
turron_alicante|Turrón duro|turrón de Alicante|~torrone duro|~nougat duro|Turrón de Alicante (duro)
guirlache|Guirlache|~crocante de almendra|~croccante|~nougatine
granillo_crocante|Granillo de almendra caramelizado|crocanti|granella croccante|pralin
marron_glace|Marrón glacé|~castaña confitada|marrons glacés|~castagna candita
peladilla|Peladilla|peladillas|dragée|confetti|>sugared almond
crema_pastelera|Crema pastelera|crème pâtissière|>pastry cream|>crema pasticcera
merengue_italiano|Merengue italiano|>italian meringue|>meringa italiana|meringue italienne
=confitura
mermelada_fresa|Confitura de fresa|~mermelada de fresa|>strawberry jam|>confettura di fragole|confiture de fraise
mermelada_albaricoque|Confitura de albaricoque|~mermelada de albaricoque|~mermelada de melocotón|~brillo de albaricoque|>apricot jam|>confettura di albicocche|confiture d’abricot
mermelada_frambuesa|Confitura de frambuesa|~mermelada de frambuesa|>raspberry jam|confiture de framboise
mermelada_arandano|Confitura de arándano|~mermelada de arándano|>blueberry jam|confiture de myrtille
mermelada_cereza|Confitura de cereza|~mermelada de cereza|>cherry jam|confiture de cerise
mermelada_naranja|Mermelada de naranja|naranja amarga (mermelada)|>orange marmalade|>marmellata di arance
dulce_membrillo|Dulce de membrillo|carne de membrillo|membrillo (dulce)|codonyat|>quince paste|>cotognata|pâte de coing
fruta_confitada|Fruta confitada|fruta escarchada|frutas confitadas|>candied fruit|>candied fruits|>frutta candita|fruit confit
naranja_confitada|Naranja confitada (piel)|naranja confitada en cubos|piel de naranja confitada|naranja escarchada|>candied orange peel|>scorza d’arancia candita|écorce d’orange confite
cereza_confitada|Cereza confitada|~guinda roja confitada|glacé cherry|ciliegia candita|cerise confite
cabello_angel|Cabello de ángel|~confitura de cidra|~cidra confitada
amarena_almibar|Amarena en almíbar|amarenas|amarena|~guindas en almíbar|amarena cherry|amarena sciroppata
variegato_fruta|Variegato (veteado) de fruta|veteado de fruta|ripple de fruta|~variegato fragola|>fruit ripple|Variegato de fruta
crema_castana|Crema de castañas|crème de marrons|>crema di marroni|chestnut cream
compota_manzana|Compota de manzana|~manzana asada|>apple compote|applesauce|>composta di mele|compote de pommes
mermelada|Confitura o mermelada (media)|~confitura|mermelada de fruta (65 °Bx)|~jam|~confettura|~confiture|~Confitura o mermelada
=galleta
galleta_maria|Galleta María|galletas maría|~galleta triturada|>marie biscuit|~biscotto secco|~galletas|galleta tipo María
petit_beurre|Galleta de mantequilla (petit beurre)|galleta de mantequilla|~shortbread
speculoos|Galleta speculoos|lotus|galleta caramelizada|biscoff
galleta_digestive|Galleta tipo digestive|digestive|~graham cracker|~base de galleta
galleta_cacao_crema|Galleta de cacao rellena (tipo Oreo)|oreo|galleta oreo|cookies and cream|Galleta de cacao rellena
bizcocho_soletilla|Bizcocho de soletilla (savoiardi)|>savoiardi|soletilla|melindro|lady fingers|boudoir|Bizcocho de soletilla
barquillo|Barquillo / cucurucho de helado|~cono|~cucurucho|sugar cone|cialda|~cornet|~cucurucho de helado
oblea|Oblea|obleas|~pan de ángel|~hostia|~wafer paper|~ostia|~feuille azyme
feuilletine|Feuilletine (crêpe dentelle troceada)|pailleté feuilletine|crêpe dentelle|gavottes|~barquillo troceado
merengue_seco|Merengue seco|~merengue|~meringue|~meringa
pan_blanco|Pan blanco|~pan|~miga de pan|~bread|~pane|pain blanc
=leche_polvo
caseinato|Caseinato|caseinato sódico|caseinato cálcico|caseinato de sodio|caseinato de calcio|caseína|>sodium caseinate
=fruta
azofaifa|Azofaifa (jínjol)|jínjol|>jujube|azufaifa
lucuma|Lúcuma (pulpa)|pulpa de lúcuma|eggfruit
=cacao
cascarilla_cacao|Cascarilla de cacao|cascarilla|cáscara de cacao|cocoa husk|>cocoa shell
=condimento
atun_aceite|Atún en aceite escurrido|~atún|atún en aceite|~atún en conserva|~bonito en aceite|~tuna
tinta_calamar|Tinta de calamar|~tinta de sepia|~tinta de cefalópodo|>squid ink
sobrasada|Sobrasada|sobrassada|sobrasada de Mallorca
torreznos|Torreznos o chicharrones|torrezno|chicharrón|chicharrones|cortezas de cerdo|>pork crackling
chorizo|Chorizo curado|~chistorra|~salchichón|~salami|~longaniza
=especia
cebolla_polvo|Cebolla deshidratada|cebolla en polvo|cebolla seca|cebolla en copos|onion powder|>dried onion
=aroma
colorante_liposoluble|Colorante liposoluble|colorante para chocolate|manteca de cacao coloreada|colorante en manteca de cacao
colorante|Colorante alimentario|colorante en gel|colorante líquido|>food colouring|colorante en pasta
=confiteria
pan_de_oro|Pan de oro comestible|oro comestible|lámina de oro|polvo de oro|~pan de plata|gold leaf
=edulcorante
edulcorante_liquido|Edulcorante líquido de mesa|~sacarina líquida|~stevia líquida|liquid sweetener`

export const KINDS: string = `abcjsvwxy;ciqual-2025A;leche
abcjsvwxy;ciqual-2025A;leche
abcjswxy;ciqual-2025A;leche
abcjsvwxy;ciqual-2025A;leche
abcjsvwxy;ciqual-2025A;leche
abcjsvwxy;usda-sr28A;leche
abcgiprsvwxy;ciqual-2025A;leche
abcgipsvwxy;ciqual-2025C;leche
abcjsvwxy;usda-sr28A;leche;!4
abcfghjlsvwxy;ciqual-2025A;leche;!D4
abcfjsvwxy;goff-hartel-icecreamB;leche;!D4
abcfghijpsvwxy;usda-sr28A;leche;+ !DZ?
abcjprsvwxy;usda-foundationA;leche
abcjsvwxy;calculatedC;leche;!4
abcjsvwxy;usda-sr28A;leche;!4
abcjsvwxy;usda-sr28A;leche;!4
abcjsvwxy;calculatedC;leche;!4
abcjsvwxy;usda-sr28A;leche;!4
abcjsvwxy;usda-sr28A;leche;!D?4
abcjsvwxy;trade-dataC;leche
abcjsvwxy;trade-dataC;leche
abcjsvwxy;trade-dataC;leche
abcjsvwxy;trade-dataC;leche;!4
abcijrsvwxy;trade-dataC;leche;+ !4
abcjsvwxy;calculatedC;leche;!Z
abcjsvwxy;usda-sr28A;leche;!Z
abcjsvwxy;usda-sr28A;leche;!Z
abcjrsvwxy;ciqual-2025A;leche;!Z
abcjsvwxy;calculatedC;leche;!Z
abcjsvwxy;calculatedC;leche;!Z
abcjsvwxy;calculatedC;leche;!Z
abcgisvwxy;calculatedC;leche;!Z
abcijprsvwxy;usda-foundationA;leche;!Z
abcjrsvwxy;ciqual-2025A;leche;!Z
abcfjsvwxy;calculatedC;leche;!DZ
abcijpsvwxy;ciqual-2025A;leche;!Z
abcgjlpqrsvwxy;ciqual-2025A;leche;!Z
abijpqrswxy;ciqual-2025A;leche;!Z
abcjlpqrsvwxy;ciqual-2025A;leche;!Z
abcijrsvwxy;usda-foundationA;leche;!Z
abcgijnpsvwxy;cofid-2015A;leche;!Z
abcijrsvwxy;ciqual-2025A;leche;!Z
abcjpsvwxy;usda-foundationA;leche;!Z
abcjpsvwxy;ciqual-2025A;leche;!Z
abcjpsvwxy;usda-foundationA;leche;!HZ
abgijlpqrswxy;ciqual-2025A;leche;!Z
abcijqrsvwxy;ciqual-2025A;leche;!Z
abcjpsvwxy;usda-foundationA;leche;!Z
abcjsvxy;trade-dataC;leche;!Z
abcpsvwxy;usda-sr28A;leche;!H
abcrsvwxy;ciqual-2025A;leche;!H
abcsvwxy;ciqual-2025A;leche;!H
abcprsvwxy;ciqual-2025A;leche;!H
abcpsvwxy;usda-sr28C;leche;!H
abcgijpsvwxy;usda-foundationA;leche
abcpsvwxy;usda-sr28A;leche;!H
abcrsvwxy;ciqual-2025A;leche
abcjrsvwxy;ciqual-2025A;leche;!HZ
abcpqrsvwxy;ciqual-2025A;leche;!HZ
abcgijpsvwxy;usda-foundationA;leche;!H
abcijlsvwxy;ciqual-2020A;leche;!Z
abcrsvwxy;ciqual-2025A;leche
abcpqrsvwxy;ciqual-2025A;leche;!H
abcjrsvwxy;ciqual-2025A;leche
abcjsvxy;ciqual-2025A;leche
abcjsvwxy;trade-dataC;leche
abcvwxy;usda-sr28A;leche
abcvwxy;usda-sr28A;leche
abegsvx;ciqual-2025A;huevo
abefghijklpsvx;ciqual-2025A;huevo
abefghijklpsx;ciqual-2025A;huevo
abepsvx;usda-foundationA;huevo
abepsvx;usda-foundationA;huevo
abepsx;usda-foundationA;huevo
abefghpsvx;usda-sr28A;huevo;!D
abepsvx;usda-foundationA;huevo;!4
abegpsvx;usda-sr28A;huevo;!4
abepsx;usda-sr28A;huevo;!B4
abenqsvx;trade-dataC;;!B
abesvx;usda-sr28A;soja;!B
abenqsvwx;usda-sr28A;gluten;!B
abefgoqsvx;trade-dataC;;!ACDEZgf
abepsvx;usda-sr28A;;!ACEgf
abepsvx;usda-sr28A;;!ACEgf
abev;ciqual-2025A;;!ACEgf
ev;ciqual-2025A;;N !A
evx;usda-sr28A;;!A4
ev;usda-sr28A;;!A
ev;usda-sr28A;;!A
ev;ciqual-2025A;;!A
ev;usda-sr28A;soja;!A
ev;usda-sr28A;cacahuete;!A
aesv;usda-sr28A;;!A
ev;usda-sr28A;;!A
ev;ciqual-2025A;;!A
aesvx;usda-sr28A;;!A
ev;usda-sr28A;sesamo;+ !A
ev;dir-2000-36B;;!A
ev;usda-sr28A;;!A
afsx;ciqual-2025A;;!D
afnpsx;usda-sr28A;;!DEa
aegnsv;trade-dataC;;!ADEa
abfghpsx;usda-sr28A;;!D
afpsx;usda-sr28A;;!D
abefghpsvx;ntc-1311C;;+ !D
abefghpsvx;general-literatureC;;+ !D
abefpqvx;ciqual-2025A;;+ !D
afsx;ciqual-2025A;;!D
agos;rd-1052-2003B;;!D
ago;rd-1052-2003B;;!D
agh;rd-1052-2003B;;!D
abjsy;stoichiometryB;leche;!D
agk;stoichiometryB;;!D
als;stoichiometryB;;!D2
al;stoichiometryB;;!D2
agkopsx;hull-2010C;;D21 !D
agkosx;hull-2010B;;D29 !D
agkosx;hull-2010B;;D33 !D
agkosx;hull-2010C;;D39 !D
agkosx;hull-2010B;;D42 !D
agkopsx;hull-2010B;;D5 !D
agkosx;hull-2010B;;D10 !D
agkosx;hull-2010B;;D18 !D
afgkos;trade-dataC;;!D
al;pure-compoundC;;!D1
al;pure-compoundC;leche;!D2
afghsx;usda-sr28A;;+ !D4
aefghpsvx;usda-sr28A;;+ !D
abfghswx;cofid-2015A;;!D
abefghlpsvx;ciqual-2025A;;+ !D
abeghpqsx;usda-sr28A;;!D
abefghpqrsvx;trade-dataC;;+ !D
abfghkosx;usda-sr28A;gluten;!D
afghsx;trade-dataB;;!D
aghkos;hull-2010B;;!D
agkosx;hull-2010B;;D42 !DEl
agkosx;hull-2010B;;D28 !D
agkosx;hull-2010C;;D40 !DEl
agkosx;hull-2010C;;D44 !DEl
agkosx;hull-2010C;;D38 !DEl
agkosx;hull-2010B;;D62 !DEl
agkosx;trade-dataC;;D44 !D
af;calculatedC;;!D
af;calculatedC;;!D
afgho;ciqual-2025C;;+ !A?DEgf
aghrs;eu-1308-2013B;;!D?4
abfghklpsx;ciqual-2025A;;N !D
abfghklpsx;ciqual-2025C;;N !D
abfghklpsx;ciqual-2025C;;N !D
abfghklprs;general-literatureC;;N !D
am;trade-dataB;;Peritritol
am;pure-compoundB;;Pxilitol
agms;bls-4B;;Psorbitol
agms;jecfaB;;Psorbitol
agms;pure-compoundB;;Pmaltitol
agms;trade-dataB;;Pmaltitol
agms;trade-dataB;;Pisomalt
ams;pure-compoundB;;Pmanitol
ams;stoichiometryB;;Plactitol
am;pure-compoundB;;Pglicerol
asu;pure-compoundB
asu;pure-compoundB
au;pure-compoundB
au;pure-compoundB
au;pure-compoundB
abefknqsvw;ciqual-2025A;gluten;W150-200 !Y
abefknqsvwx;ciqual-2025A;gluten;W90-130 !Y
abefghknqsvwx;usda-sr28A;gluten;W180-220 !Y
abefghklnqsvwx;usda-sr28A;gluten;W220-280 !Y
abefghklnqsvwx;usda-sr28A;gluten;W280-340 !Y
abefghknqsvwx;usda-sr28A;gluten;W350-420 !Y
abefghklnqsv;usda-foundationA;gluten;W220-300 !Y
abefknqsvwx;ciqual-2025A;gluten;W160-230 !Y
abefknqsvw;ciqual-2025A;gluten;W160-220 !Y
abefgknqsvwx;ciqual-2025A;gluten;W180-230 !Y
abefgknqsvw;ciqual-2025A;gluten;W180-230 !4Y
abefknqsvw;ciqual-2025A;gluten;!4Y
abefgjknqsvwx;ciqual-2025A;gluten;!IY
abefknqsvw;ciqual-2025C;gluten;!M
abenqsv;usda-foundationA;gluten;!JY
abenqsv;usda-foundationA;gluten;!Y
abefknqsvw;ciqual-2025A;gluten;!I?
abenqsv;usda-foundationA;gluten;!I
abenqsvwx;usda-foundationB;gluten;!I?
abefghknqsvwx;ciqual-2025A;gluten
abefghknqsvwx;ciqual-2025A;gluten;!I?
abefghknqsvwx;ciqual-2025A;gluten;!I
abelnqsvwx;ciqual-2025A;gluten;!I?
abenqsvx;usda-foundationA;gluten;!FI?
abefghnqsv;ciqual-2025A;;!GY
abefghklnqsvx;usda-sr28A;;!GJY
abefnqsvwx;usda-foundationA;;!GY
abefnqsvwx;usda-foundationA;;!GY
abefgnqsvx;ciqual-2025A;;!GI?
abefghlnqsvx;ciqual-2025A;;!BK
abeflmnqsvwx;ciqual-2025A;soja;!BK
abeflqsvx;usda-sr28A;soja;!BK
abefnqsvw;ciqual-2025A;;!K
abefghnqsvwx;usda-foundationA;;!K
abefgknqsvwx;usda-sr28A;;!GI?
abefghnqsvw;usda-foundationA;;!GI?
abefghknqsvwx;usda-foundationA;;!GI?
abefghklnqsvx;usda-sr28A;;!GI?
abefghnqsvwx;usda-foundationA;;!K0p
abefghklnqsvx;ciqual-2025A;sulfitos;!K
abefghqsvx;usda-sr28A;;!KX
abeflnqsv;trade-dataC;altramuz;!BK
abefklnqsvwx;ciqual-2025A;gluten
abelnqsvwx;usda-sr28A;gluten;!EO?Pa
abeghknqrsvwx;ciqual-2025A;gluten;!D?Egfchk
abefnqsvw;usda-foundationA;gluten;!FI?
abefnqsvwx;ciqual-2025A
abenqsvx;usda-sr28A
abefghnqsvx;trade-dataC;gluten;!DEgfchk
abefghknqsvwx;ciqual-2025A;;!I?
abenqsvw;usda-sr28A
abenqsvx;ciqual-2025A;;!GLY
aenqsvx;ciqual-2025A;;!L
abenqsv;ciqual-2025A;;!L0p
abnw;ciqual-2025A;;!LY
abenqsvx;bls-4A;gluten;!LY
abensvx;trade-dataC;;!ELY?a
abcefgjnoqsvxy;trade-dataC;leche;!A?DELgfc
abefnqsv;trade-dataC;;!D?ELY?gfc
abepqsvwx;ciqual-2025A
abepqsvx;ciqual-2025A;;#
abepqsvx;ciqual-2025A
abepqsvwx;calculatedC
abefghknpqsvw;calculatedC;gluten
abefghknqsvw;calculatedC;gluten
abefknqrsvx;trade-dataC;gluten;!O?
abefghknpqsvw;calculatedC;gluten
abefghklnpqsvw;calculatedC;gluten
abefghknpqsvw;calculatedC;gluten
abefghknpqsvwx;calculatedC;gluten
asx;pure-compoundB;;!P
au;pure-compoundC;;!P
abnqsx;ciqual-2025A;;!EPa
abefgknqsvwx;usda-sr28A;gluten;!M
abefnqsvwx;usda-sr28C;gluten;!M
abefknqrsv;trade-dataC;gluten;!A?D?EO?gfc
abdfnpqsvxz;migoya-frozen-dessertsB;;!X
dv;usda-sr28A;;- !X
abdfnpqsvxz;calculatedC;;!X
abdfnpqrsvxz;ciqual-2025A;;!X
abdfghnpqsvxz;usda-sr28A;;!X
abdfghnpqsvxz;usda-sr28A;;!X
abdfnpqrsvxz;ciqual-2025C;;!X
abdfghnpqsvwxz;usda-sr28A;;!X
abdfghnpqsvwxz;usda-sr28A;;!X
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abdflnpqrsvxz;ciqual-2025A;soja;!DEWgf
abcdefjnpqsvwxyz;calculatedC;leche|soja;!DW
abcdefjnpqsvwxyz;calculatedC;leche|soja;!DW
abcdefjnpqsvwxyz;calculatedC;leche|soja;!DW
abcdefjpsvwxy;calculatedC;leche|soja;!DW
abcdefjnpqsvwxyz;calculatedC;leche|soja;!DW
abcdefjpsvwxy;calculatedC;leche|soja;!DW
abcdefjnpqsvwxyz;calculatedC;leche|soja;!DW?
abcdfjnpqrsvxyz;ciqual-2020A;leche|soja;!DW
abcdfgjlpqsvxy;ciqual-2025A;leche|soja;!DW
abdfnpqrsvxz;calculatedC;;!DEW?agf
abdefjnpqsvyz;trade-dataC;leche|soja;!ADX4
abcdefghjnpqrsvwxyz;calculatedC;leche|soja|frutos_cascara;!DTW?
abdefghlnpqrsvwxz;calculatedC;soja|frutos_cascara;!DETW?gf
abdefnpqsvxz;calculatedC;soja;!DEWgf
abcdefjnpqsvwxyz;calculatedC;leche|soja;!DW?Z
abefgknpqsvwx;usda-sr28A;frutos_cascara;!RU
abefghiklnpqsvw;usda-sr28A;frutos_cascara;!S
abefgknpqsvwx;usda-sr28A;frutos_cascara;!KR
abefgknpqsvwx;usda-sr28B;frutos_cascara;!QU
abefghknpqsvwx;usda-sr28A;frutos_cascara;!QS
abefgknpqsvwx;usda-sr28C;frutos_cascara;!R
abefgknpqsvwx;calculatedC;frutos_cascara;!Q
abefgknpqsvwx;calculatedC;frutos_cascara;!Q
abefgknpqsvwx;calculatedC;frutos_cascara;!HQ
abefnpqsv;trade-dataC;frutos_cascara;!K
abefghnpqsvw;usda-sr28A;frutos_cascara;!U
abefghnpqsvw;usda-sr28A;frutos_cascara;!QU
abefghnpqsvw;usda-sr28A;frutos_cascara;!KT
abefghlnpqsvwx;usda-sr28A;frutos_cascara;!U
abefghnqsvw;usda-sr28A;frutos_cascara
abefghklnpqsvw;usda-sr28A;frutos_cascara;!U
abefghklnpqsvwx;ciqual-2025A;frutos_cascara;!Q
abefghnpqsvwx;usda-sr28A
abefghnqsvwx;usda-sr28A;frutos_cascara
abefpqsvwx;usda-sr28A;frutos_cascara;!Q
abefghnqsvwx;usda-sr28A;frutos_cascara
abefnpqsvwx;usda-sr28A;frutos_cascara
abefpqsvwx;usda-sr28A;cacahuete
abefnpqsvwx;usda-sr28A;cacahuete;!Q
abefghqsvwx;usda-sr28A;sulfitos;!4
abefghpqsvwx;usda-sr28A
abefnpqsvwx;ciqual-2025A
abefnpqsvwx;ciqual-2025A
abefghnqsv;general-literatureC;;!H
abefghnpqsvw;usda-sr28A;frutos_cascara;!QT
abefghklnpqsvwx;ciqual-2025A;frutos_cascara;!Q
abefgknpqsvwx;usda-sr28A;frutos_cascara;!Q
abefnpqsvwx;usda-sr28A;cacahuete;!Q
abefghpqsvwx;usda-sr28A;sesamo
abefghlnpqsvwx;usda-sr28A;frutos_cascara
abefnpqsvwx;usda-sr28A;frutos_cascara
abefghnpqsvw;calculatedC;frutos_cascara;!DETVach
abefghnpqsvw;calculatedC;frutos_cascara;!DETVach
abefgknpqsvwx;calculatedC;frutos_cascara;!DEVach
abefghknpqsvwx;calculatedC;frutos_cascara;!DETVach
abcdefgjlnpqsvxyz;ciqual-2025A;frutos_cascara|leche|soja;!ADTVX
abefgknpqsvwx;calculatedC;frutos_cascara;!DEHVach
abefghknpqsvwx;calculatedC;frutos_cascara;!DEVach
abefghklmpqrsvwx;ciqual-2025A;frutos_cascara;!DEVach
abefghpqsvwx;usda-sr28A;sesamo
abefghpqsvwx;ciqual-2025A;sesamo;!Q
abefgpqsvwx;usda-sr28A;;!0p
abepqsvwx;usda-sr28A;;!2
abefpqsvwx;usda-sr28A
abefghnpqsvwx;usda-sr28A
abefghpqsvwx;usda-sr28A;;!0r
abefghjkpqsvwx;usda-sr28A;;!0s
abefghnqrsv;usda-sr28A
abefghpqrsv;ciqual-2025A
abeghipqrsv;ciqual-2025A
abefghmnpqrsv;ciqual-2025A
abefghlqrsv;usda-sr28A
abefghqrsvx;ciqual-2025A
abefghpqsvx;ciqual-2025A
abghmpqrs;ciqual-2025A;;!H
abefghpqsvx;ciqual-2025A
abfghnpqrs;ciqual-2025A
abfghpqrs;ciqual-2025A
abfghpqrs;ciqual-2025A
abefghklqrsv;ciqual-2025A
abfghpqrs;ciqual-2025A
abfghpqrs;ciqual-2025A
abfghmpqrs;ciqual-2025A
abefghpqrsvx;ciqual-2025A
abghpqrs;ciqual-2025A
abefghlmpqsv;ciqual-2025A
abghpqrs;ciqual-2025A
abghpqrsx;ciqual-2025A
abeghpqsvx;usda-sr28A
abeghpqrsv;ciqual-2025A
abghpqrs;ciqual-2025A
abefghpqrsv;ciqual-2025A
abefghnpqrsvx;usda-sr28A
abfghpqrs;ciqual-2025A
abfghpqrs;ciqual-2025A
abfghprs;ciqual-2025A
abfghpqrsx;ciqual-2025A
abfghlpqrs;ciqual-2025A
abfghpqrs;ciqual-2025A
abefghqsv;usda-sr28A
abghpqrs;ciqual-2025A
abefghnpqrsv;ciqual-2025A
abefghnqrsvx;ciqual-2025A
abeghqsv;usda-sr28A
abfghnpqrs;ciqual-2025A;;!H
abefghikqsvx;usda-sr28A
abefghpqsvx;usda-sr28A
abfghpqrs;ciqual-2025A
abefghilnpqsvx;usda-sr28A
abefghlpqsvx;ciqual-2025A
abefghpqsvx;usda-sr28A
abeghpqrsvx;ciqual-2025A
abefghqrsv;general-literatureC
abefghinpqrsv;calculatedC
abeghknpqrsvx;ciqual-2025A;;!D?E4l
abefghnpqsvx;usda-sr28A;sulfitos;!D?4
abefghkmpqrsv;ciqual-2025A;;Psorbitol !D?El
abefghkpqsvx;usda-sr28A;;!D?
abefghklpqsv;usda-sr28A;;!D?
abefghlnpqrsvx;ciqual-2025A;;!D?El
abefghjpqsvx;usda-sr28A;;!D4
abefghpqsvx;usda-sr28A;;!D4
abefghpqsvx;usda-sr28A;;!D4
abefghnqrsvx;calculatedC;;!D?4
abefghpqrsv;calculatedC;;!D?4
abefghnqrsv;calculatedC;;!D
abefghpqrsv;calculatedC;;!D
abefghqsv;calculatedC
abefghpqrsvx;calculatedC;;!D
abefghqrsvx;calculatedC;;!D
abefghmnpqrsv;calculatedC
abefghpqsvx;calculatedC
abfghpqrs;calculatedC;;!D
abfghnpqrs;calculatedC;;!D
abfghmpqrs;calculatedC
abfghpqrs;calculatedC
abeflpqsvx;calculatedC;;!D
abfghnpqrs;calculatedC
abefghipqrsv;calculatedC;;!D
abfghpqrs;calculatedC
abefghqsv;calculatedC;;!D
abefghlqrsv;ciqual-2025A
abefghnpqrsv;calculatedC;;!D
abfghnpqrsx;ciqual-2025A
abefghknpqsvx;usda-sr28A
abefghnpqsvx;ciqual-2025A
abefghnpqsvx;usda-sr28A
abefghlqrsvx;ciqual-2025A
abefghlnpqrsv;ciqual-2025A
abfghpqrs;ciqual-2025A
abeghpqsvx;usda-foundationA;;!D?
abeghpqrsvx;usda-foundationA;;!4
abeghpqsvx;usda-sr28A;;!4
abefghpqrsvx;ciqual-2025A
abefghpqsvx;usda-sr28A
abghmpqrs;ciqual-2025A
abghpqrs;ciqual-2025A
abghimpqrsx;ciqual-2025A;apio
abefghilnqrsvx;ciqual-2025A
abefghlmqsvx;ciqual-2025A
abefghnpqsvx;usda-sr28A
abefghpqsvx;usda-sr28A
abepqrsvx;ciqual-2025A
abeqsvx;ciqual-2025A
abeghipqsvx;usda-sr28A
abepqsvx;usda-sr28A
abfghpqrs;ciqual-2025A
abefghnpqsvx;ciqual-2025A
abefghpqsvx;usda-sr28A
abefghpqsvx;usda-sr28A
abefghqrsuv;general-literatureC
abefghpqsvx;usda-sr28A;;!0o
abefghipqsvx;usda-sr28A
abefpqsvwx;usda-sr28A
abefghipqsvx;usda-sr28A
abepqsvx;usda-sr28A
abepqsvx;usda-sr28A
abepqsvx;usda-sr28C
abepqsvx;usda-sr28A
abefpqsvx;usda-sr28A
abefpqsvx;usda-sr28A
abepqsvx;usda-sr28A
abefghipqsuvwx;usda-sr28A
abefghipqsvx;usda-sr28A;;!H
abefghpqsvx;usda-sr28A
abepqsvx;usda-sr28A;;!H
abefghpqsvx;usda-sr28A
abefghiqsvwx;usda-sr28A;;!Ejika
abefghipqsvx;usda-sr28A
abefpqsvx;usda-sr28A
abepqsvx;usda-sr28A
abefghpqsvx;usda-sr28A
abefghipqsvwx;usda-sr28A;mostaza
abefnqsuv;estimateC;;!0o
abefghnqsuv;general-literatureC;;!0q
abegpqsvx;usda-sr28A
abefghnpqsvx;estimateC;;!Ejika
abrtx;ciqual-2025A;sulfitos
abghrsx;usda-sr28A;sulfitos;!D?H
abefgpqsvx;usda-sr28A;soja|gluten;!D?
abehkpqsvx;usda-sr28A;soja|gluten
abefghlnpqsvx;usda-sr28A;mostaza|sulfitos;!D?
abepsvx;trade-dataC;;N !H
abefsvx;usda-sr28A;;N !D?Egfa
abefgqsvx;ciqual-2025A;;N !Egfa
abesvx;ciqual-2025A;pescado
abelqsvx;ciqual-2025A;pescado
abesvx;ciqual-2025A;pescado;!A?
asx;usda-sr28A
asx;estimateC
abefstvx;usda-sr28A;;V41 !D
afghqst;trade-dataC;;!DE
au;pure-compoundB
au;estimateC
au;estimateC
amtu;trade-dataC;;Ppropilenglicol !D?E
a;pure-compoundA
asx;general-literatureB
abefpqrsvwx;ciqual-2025A;soja;!ABCD?
abeprsvx;ciqual-2025A;frutos_cascara;!ABCD?
abegklpvx;ciqual-2025A;gluten;!ABCD?F
abegkpvwx;ciqual-2025A;;!ABCD?
abefghnrsvwx;ciqual-2025A;;+ !ABCD?
abeflpqsvx;ciqual-2025A;;+ !ABCEl
abefghpqsvwx;usda-sr28A;;+ !ABCEl
abfghmprswx;ciqual-2025A
abefnqsvx;trade-dataC;frutos_cascara;+ !ABCD
abefghnqsvx;rd-1338-1988B;;+ !ACDH
abefprsvx;ciqual-2025A;soja;!ABCD?
abefgpqrsvw;ciqual-2025A;soja;!ABCZ
abefgprsvwx;ciqual-2025A;soja;!ABCZ
abefghlpqsvwx;calculatedC;;+ !ABCEl
abefgkopsvx;trade-dataC;leche;+ !ABCD?E4g
abefnqsv;trade-dataC;;+ !ACH
abefnqsvw;calculatedC;frutos_cascara;!ABCD?
abefghrsv;estimateC;;!D?
abefghqrsv;usda-sr28A;;!D?
abefghpqrsvx;usda-sr28A;;!D?
abefghprsv;usda-foundationA;;!D?
abefghijkqsvx;usda-sr28A;;!D?
abefghqsv;usda-sr28A;;!D?
abefghprsvx;usda-foundationA;;!D?
abefghpqrsvx;usda-sr28A;;!D?
abeghprsvx;usda-foundationA;;!D?
abeghqrsvx;usda-sr28A;;!D?
abefghpqrsvx;usda-sr28A;;!D?
abepqsuvx;ciqual-2025A
abepqsuvx;ciqual-2025A
abepsvx;usda-sr28A
abepqsvx;ciqual-2025A
abefqsuv;japan-food-tablesB
abghprstx;usda-sr28A;sulfitos;V13
abghprstx;usda-sr28A;sulfitos;V12.5
abghst;ciqual-2025A;sulfitos;V11.5 !H
abghpstx;usda-sr28A;sulfitos;V18 !D?H
aghrst;trade-dataC;sulfitos;V15 !D?H
abghrstx;usda-sr28C;sulfitos;V17 !H
abfghpstx;ciqual-2025A;sulfitos;V15 !D
aghmpstx;ciqual-2025A;sulfitos;V5 Psorbitol !H
abopstx;usda-sr28A;gluten;V5
abkopstx;usda-sr28C;gluten;V7
at;oiml-alcoholA;;V40
at;oiml-alcoholA;;V40 !H
at;oiml-alcoholA;;V38 !H
at;oiml-alcoholA;;V40
at;oiml-alcoholA;;V40
at;oiml-alcoholA;;V38 !H
at;oiml-alcoholA;;V40
at;oiml-alcoholA;;V40 !H
at;oiml-alcoholA;;V45 !H
at;oiml-alcoholA;;V96
aft;trade-dataC;;V35 !DH
aft;trade-dataC;;V28 !DEh
aft;trade-dataC;;V28 !D
aft;trade-dataC;;V40 !D
aft;trade-dataC;;V20 !D
abcfjpstvwxy;usda-sr28A;leche;V17 !D
aft;trade-dataC;;V32 !D
aft;trade-dataC;;V20 !DEh
afght;trade-dataB;;V16 !DH
aft;trade-dataC;;V21 !D
aft;trade-dataC;;V25 !DH
aft;trade-dataC;;V30 !DH
aft;trade-dataC;;V31 !D
aft;trade-dataC;;V11 !D
aft;trade-dataC;;V25 !D
aft;trade-dataC;;V24 !D
at;oiml-alcoholA;;V40 !H
abeqsv;trade-dataC
abeqsv;eu-231-2012B
abeqsv;eu-231-2012B
abqsx;eu-231-2012B
abqsx;trade-dataC
aqsx;trade-dataC
abeqsv;trade-dataC
abfqsx;trade-dataC;;!D?
abfqsx;trade-dataC;;!D?
aqsx;trade-dataC
aqsx;trade-dataC
abqs;trade-dataC
abqsx;trade-dataC
abqs;trade-dataC
abesvwx;usda-sr28A;;N !Ed
aeoqsvx;estimateC;;!D?Egfc
aboqsx;estimateC;;!D?Egfc
abcegjkopqsvxy;trade-dataC;leche;!A?DEgfc
abcegjkoqsvxy;trade-dataC;leche;!A?DEgfc
abesvwx;calculatedC;;N !Ed
aepsvx;bls-4B;soja
aepsvx;estimateC
aemsv;trade-dataC;;Pglicerol
aefmsv;trade-dataC;;Psorbitol+propilenglicol !A?DEgf
afghqs;niness-1999B
afhqs;niness-1999B
afghqs;niness-1999B;;!D?
agmqrs;trade-dataC;;Psorbitol
agoqs;trade-dataC
abefghqsv;trade-dataC
abeqsv;trade-dataC
abenqsvx;trade-dataC
abefghnqsvwx;ciqual-2025A;gluten
abefghnpqsvx;ciqual-2025A;gluten;!F
ar;pure-compoundB
ar;pure-compoundB
ar;pure-compoundB
ar;pure-compoundB
ar;pure-compoundB
apqrsx;usda-sr28A
arsx;stoichiometryB
abcefgjkpsvwxy;usda-sr28A;leche;!A?DEgfc
abefghklmnpqrsvx;ciqual-2025A;;!DEd
abefghkpqsx;ciqual-2025A;;N !DEgfc
abefghklnopqsvwx;calculatedC;frutos_cascara|huevo;!DEHach
abefghklnpqsvwx;calculatedC;frutos_cascara|huevo;!DEHach
abefgknpqsvwx;calculatedC;frutos_cascara;!DEVach
abefgknpqsvwx;calculatedC;frutos_cascara;!DEVach
abefghkmnpqrsvx;ciqual-2025A;;!DEl
abefpqsvx;ciqual-2025A;frutos_cascara;!DEach
abcefghijknpqsvwxy;calculatedC;leche|huevo;!DZ
abefghijklpsx;calculatedC;huevo;!DZ
abefghkpqrvx;ciqual-2025A;;!DEl
abefghklpqrsvx;ciqual-2025A;;!DEl
abefghklqrsvx;ciqual-2025A;;!DEl
abefghklqrv;ciqual-2025A;;!DEl
abefghlpqrsx;ciqual-2025A;;!DEl
abfghpqrsx;usda-sr28A;;!DEl
abefghlpqrsv;estimateC;;!DEl
abefghkpqrsvx;ciqual-2025A;sulfitos;!D4
abefghkpqsvx;ciqual-2020A;sulfitos;!D4
abefghkpqrsvx;ciqual-2025B;sulfitos;!D4
abfghqrs;trade-dataC;;!DEl
abefghqrsv;trade-dataC;;!DEZ?l
abfghkoqrs;trade-dataC;;!DEZ?gfc
abefghknqsw;ciqual-2020A;;!DZ?
abefghklmnpqrsx;ciqual-2025A;;!DZ
abefghklmpqsvx;ciqual-2025A;;!DEl
abefghnpqsvx;usda-sr28B;gluten;!A?DEgfchk
abefjlnqrsvx;ciqual-2025A;gluten|leche;!A?DEgfchk
abefnqsvx;ciqual-2025A;gluten|soja;!A?DEgfchk
abefghknqsvx;trade-dataC;gluten;!A?DEgfchk
abefghnqsvwx;usda-sr28A;gluten|soja;!A?DEgfchk
abefghnqsvx;trade-dataC;gluten|huevo;!A?DEgfchk
abefghnqsvwx;usda-sr28A;gluten|soja;!A?DEgfchk
abenpqsv;trade-dataC;;- !D?Ea
abcefghjknpqsvx;ciqual-2025A;gluten|leche;!A?DEgfchk
abefpswx;ciqual-2025A;huevo;!DEgfchk
abeknqsvwx;ciqual-2025A;gluten;!A?D?Egfchk
abcjsvxy;trade-dataC;leche
abefghqs;general-literatureC
abefghnqsv;general-literatureC
abdnpqsuv;general-literatureC;;!X
abesvx;trade-dataC;pescado;!A?
abepsvx;trade-dataC;moluscos;N
abepsvx;trade-dataC;;N !EHgfa
abesvx;trade-dataC;;N
abepsvx;trade-dataC;;N !Egfa
abefghpqsv;general-literatureC
euv;estimateC;;!E3
amu;estimateC;;Pglicerol !E3
u;pure-compoundB;;!E0t
au;trade-dataC;;!E`

export const FIGURES: string = `.92 87.5 3.46 3.55 4.77 .75 2.08 3.39 .09 8.95
.85 89.2 3.48 1.56 5 .74 .97 3.41 .09 9.22
.8 90.6 3.6 .02 5.01 .77 3.53 .09 9.38
1.7 87.2 2.96 4.02 4.2 .8 2.52 2.9 .1 7.96
2.4 82.2 5.68 6.97 4.5 .96 4.8 5.56 .11 10.83
3.2 83.39 3.75 6.89 5.18 .79 4.6 3.67 .13 9.72
1.1 89.7 3.45 1.29 2.4 2.26 .03 .18 .67 .86 3.38 .09 8.99
1.2 87.5 3.46 3.55 2.38 2.38 .01 .75 2.08 3.39 .09 8.95
2.6 74.04 6.81 7.56 10.04 1.55 4.59 6.67 .27 18.4
3.4 27.2 7.7 7.87 44.2 .43 1.16 10.7 .01 1.71 5.23 7.54 .21 20.11
3.4 27.5 11.1 .5 42 16.2 2.7 .32 10.87 .45 30
4.8 28.71 6.84 7.35 41.77 1.7 .32 1.03 4.92 5.61 1.74 4.53 6.7 .32 14.53
1.8 89.79 3.46 1.08 3.66 .25 .9 .85 .55 3.39 .23 9.13
2.5 78.02 7.49 2.01 10.83 1.66 1.23 7.34 .28 19.97
5.2 2.47 26.32 26.71 38.42 6.08 16.74 25.78 .93 70.82
3.6 3.16 36.16 .77 51.98 7.93 .5 35.42 1.34 96.07
4.6 2.71 29.81 17.5 43.23 6.74 10.97 29.2 1.07 79.78
4.2 2.97 34.3 5.78 49 7.95 3.6 33.6 1.29 91.25
1.8 3.19 12.93 1.07 74.46 8.35 .68 12.67 2.7 95.74
4.8 4 34.5 3.5 51 7 2.23 33.8 1.5 92.5
13.5 5 77.5 6.5 7.5 3.5 4.15 75.92 .6 88.5
8.5 5 68 1.4 18 7.6 .89 66.61 .3 93.6
8 3 19 42 31.5 4.5 26.81 18.61 .6 55
8.5 4 34 1 1.5 46 5.5 8 .64 33.31 1.2 95
3.9 58.9 2.34 35 3.26 .5 22.34 2.29 .06 6.1
2.3 81.24 3.13 10.39 4.73 .51 7.03 3.07 .15 8.37
2.6 74.51 2.96 19.1 2.82 .61 10.18 2.9 .18 6.39
3.5 63.6 2.2 30 3.69 .11 .49 18.6 2.16 .07 6.4
4.3 56.18 2.23 38 3.11 .48 24.26 2.18 .05 5.82
4.6 54.37 2.16 40 3.01 .46 25.53 2.12 .05 5.63
5.8 47.12 1.87 48 2.61 .4 30.64 1.83 .04 4.88
4.4 58.9 2.34 35 1.63 1.63 .5 22.34 2.29 .06 6.1
4.2 72.58 3.07 17.99 .1 3.4 1.36 .7 .8 10.7 3.01 .13 9.43
4.8 65.4 2.32 29.9 1.38 .5 .5 19.5 2.28 .07 4.7
3.8 53.01 2.11 31.5 10 2.93 .45 20.11 2.07 .05 5.49
2.4 87.6 3.19 3.4 .04 3.38 1.08 .8 2.33 3.13 .12 8.49
1.9 86.5 4.32 2.85 .12 3.87 .2 .21 .01 1.07 .84 1.85 4.23 .1 10.43
1.8 88.9 4.16 .65 3.98 .26 .03 1.06 .95 4.08 .11 11.06
2.9 83.5 3.02 8.16 2.95 .16 .62 .07 .87 .62 5.26 2.96 .08 8.08
3.6 85 10.3 .37 .7 2.57 .37 .72 .11 10.09 .09 14.63
3.2 78.2 5.7 10.2 .1 .9 3.33 .27 .01 .75 6.75 5.62 .16 10.78
5.2 67.8 6.25 20.7 .05 3.26 .41 1.53 13 6.13 .9 10.6
7.5 54.72 5.79 33.49 3.8 .76 1.44 19.73 5.67 .92 10.87
7 51.5 6 37 2.99 .11 .5 25.9 5.88 .13 9.6
5.2 72.9 7.81 11 3.7 3.16 1.36 6.97 7.65 .26 16.03
2.6 86.5 7.34 .72 .15 2.41 .01 .93 .04 .92 .89 7.19 .09 13.36
2.9 84 7.28 3.23 .13 3.73 .02 .89 .76 2.07 7.13 .09 12.77
4.6 78.1 11.62 4.22 2.7 1.9 1.45 2.6 11.38 .87 16.8
6.5 69 11.5 15 2.8 1.7 9.58 .8 15.2
9.5 42.41 21.4 28.74 2.34 5.11 18.67 20.96 2.87 25.98
16 41.9 19.5 33.9 .93 5.1 24.9 19.1 3.22 22.31
10.5 51.1 19.5 26.9 3.1 16.4 19.1 1.89 20.71
15 30.4 31.1 31 1.14 1.88 4.47 20.6 30.5 1.57 37.02
14 30.91 31.8 26.94 3.63 6.72 17.11 31.15 3.58 38.57
7.5 36.6 23.3 34 .1 .07 .16 2.11 3.67 19.2 22.83 1.64 27.78
7 41.46 24.94 27.44 2.22 3.94 17.61 24.43 2.05 29.05
8 39.1 27.9 28.8 1.47 3.42 19.7 27.3 .61 32.1
6.5 62.7 16.5 17.7 .7 .12 2.28 11.7 16.1 .6 19
13 61.3 14.5 22.3 .18 .06 .37 1.22 15 14.3 .49 15.78
6 47.7 23.7 20.4 .3 .86 .66 2.62 3.79 11.7 23.22 1.75 30.18
8 62.8 14.6 18.4 .92 1.11 .02 1.97 12.5 14.3 1.55 17.05
10 54.8 18.8 23.3 .55 2.67 16.2 18.4 1.58 20.44
8.5 55.2 15.1 24.3 .45 .2 1.45 3.38 16.8 14.8 2.27 18.11
7.8 15.4 .64 83 .71 .1 .16 60 .63 .04 1.6
8 15.5 .75 80 .5 2.05 56.5 1.9 1.4
9.2 14.5 .6 84.2 .55 .15 60.87 .59 .05 1.3
9.8 .24 .28 99.48 61.92 .27 .01 .28
11 .24 .28 99.48 61.92 .27 .01 .28
4.6 76.3 12.8 9.83 .06 1.06 2.64 .31
9.5 55 15.5 26.7 .07 .18 .07 .07 .07 .07 .03 .53 1.68 9.55 .05
3.9 87.6 10.9 .17 .07 .34 .07 .07 .07 .07 .02 .02 .63 .42
4.2 75.4 12.3 10.3 .91 1.16 3.39 .3
8.5 56.06 15.6 25.1 .59 2.65 9.03 .17
3.4 88.3 10.1 .16 .74 .7 .36
8.8 51.23 13.87 22.82 10.1 .1 .1 .65 1.13 7.11 .17
17 4.07 48.1 39.8 1.87 6.2 13.66 1.21
20 3.08 33.63 59.13 .23 .43 3.51 20.33 .37
22 8.54 82.4 .04 4.47 4.55 3.1
6.5 6 80 6 1.5 2 4.5 1.2 2
7.5 4.98 88.32 3.39 3.58 .42 2.51
2.6 8.2 75.16 1.85 13.19 .6 1 .27 82.41 .07
3.2 59 .7 26.5 10 1.5 1.4 .5 .4 23.2 .1
2.9 16.52 .16 80.71 .7 1.92 15.19 .01
3.1 16.52 .16 80.71 .7 1.92 39.79 .01
2.9 .17 .25 99.58 94.39
2.4 100 39.2
5.2 100 13.81 .01
1.6 100 10.3
2 100 9.86
1.6 100 7.26
1.5 100 15.65
4 100 16.9
6.5 .03 99.94 .03 83.21
4 100 86
2 100 49.3
3 .05 100 .01 87.56 .01
9 100 14.2
7 100 59.7
4 100 65.5
.95 .23 99.7 .02 .01
1.35 .23 97.81 1.26 .7 .01 .01
4.5 6.5 4.4 76 13 .1 2.17
1.9 1.34 .12 94.56 1.35 1.11 1.07 .45 .07
2 .03 99.19 .61 .17 .01
3.2 4 .4 .1 82 5.5 5.5 1 1.5 .03 .1
6 2 1.2 .3 77 5.5 5.5 6 2.5 .07 .3
6 .56 .1 .33 97.2 1.4 .37 .05 .01
1.9 .23 99.7 .02 .01
1.5 8.8 90.9 .2 .1
1.9 .5 99.3 .2
2.6 .3 .3 99.4
2.2 5.2 .1 94.5 .2 94.8
4.5 5 .5 94.5
6 9.5 90.3 .2
4.8 5.5 94.5
2.1 5 1.61 6.93 86.35 .01 .1 .03
2.1 5 1.9 9.5 83.5 .1 .03
2.1 5 10.45 11.4 73.05 .1 .03
2.1 5 14.72 12.54 67.64 .1 .03
2.1 5 18.05 13.3 63.55 .1 .03
1.9 5 .85 .85 93.19 .01 .1 .03
1.8 5 .57 2.66 91.67 .1 .03
1.8 5 1.42 5.7 87.78 .1 .03
2.2 11.5 77.5 2 1.5 7.4 .1
9 .5 99.5
12 .5 99.5
4 26 32.06 20.04 21.04 .86 .14
2.6 21.87 .1 29.4 11.92 12.79 20.62 3.3 .02 .09
4.2 21.26 .3 31.24 23.1 23 1.1 .31 .7
13 32.3 .04 .06 58.6 1.13 .43 .04 7 .47 .01 .03
6 22.94 .09 .45 12.43 55.6 8.14 .2 .14 .01
6 24 1.2 .1 2 34 33 2 1.5 .6 1.6 .03 .1
3.5 21.1 6.2 2 8 1.5 40 19.8 1.3 .09
2.6 20 5 37.4 37.4 .2 .02
1.1 29 36.9 29.8 2.85 1.4 .05
1.35 20 15.2 11.2 53.5 .1 .03
1.35 20 1.6 8 70.3 .1 .03
1.35 20 13.36 10.72 55.82 .1 .03
1.35 20 16.64 11.84 51.42 .1 .03
1.35 20 11.52 10.32 58.06 .1 .03
1.45 19 27.54 26.73 26.63 .1 .03
1.5 20 4.8 36.8 38.3 .1 .03
.6 42.6 57.4
.5 50.1 49.9
2.8 19 38 11.5 11.5 20
2.4 35 32.2 32.2 .3 .3
5 17.1 .65 .88 35.3 40.4 1.42 3.1 1 .2 .01
7.5 17.1 .65 .88 35.3 40.4 1.42 3.1 1 .2 .01
8.5 17.1 .65 .88 35.3 40.4 1.42 3.1 1 .2 .01
9 17.1 .2 1.5 26.5 43 4 4.5 2.8 .3 .1
5.5 .2 99.8
6.5 .5 99.5
3.2 1 .3 98.5 .1
1.9 30 .2 69.7 .1
3.6 .5 .1 99.3 .1
1.9 25 .2 74.7 .1
4.5 4.5 .05 95.4 .05
9 .3 99.6 .1
7 5 94.9 .1
3.5 .5 99.5
60 .5 .1 99.4
70 4 .5 95.5
15 .3 99.7
12 10 90
25 3 97
.62 12.5 9.03 1 .3 1.2 72.2 3.2 .54 .19 9.9
.62 11.3 8.44 .82 .35 .09 76.06 2.5 .48 .13 9.25 .1
.6 12.01 9.71 1.48 .2 .03 .03 .23 73.33 2.4 .58 .3 10.65 .01
.68 12.68 11.5 1.45 .15 .03 .03 .9 .01 70.29 2.4 .55 .27 12.61 .01
.78 12.82 13.07 1.38 .16 .03 .03 .87 .01 68.7 2.4 .53 .19 14.33 .01
.95 12.85 15.33 1.41 .15 .03 .03 .71 66.56 2.4 .53 .27 16.81 .01
1.1 12.17 11.4 1.52 .15 .03 .03 .9 .01 70.67 2.66 .46 .24
.95 11.3 8.44 .82 .35 .09 76.06 2.5 .48 .13 9.25 .1
.85 12.5 9.03 1 .3 1.2 72.2 3.2 .54 .19 9.9
.95 13.2 10 1 .23 .07 1.2 70 3.5 .78 .19 11 .03
1 10.7 9.95 1.18 .44 .12 1.21 71.43 4.2 .74 .17 10.9
1 12.4 9.61 1.5 .56 1.04 67 6.8 1.09 .27 10.3
.85 10.7 11.4 1.52 .59 .19 .21 .78 63.13 10.2 1.31 .22 12.2 .04
.9 3 10.01 1.11 .33 1.33 80.07 3.55 .6 .21 10.97
.95 12.24 11.73 1.6 70.61 3.22 .61 .23
1.05 12.11 13.33 1.84 68.3 3.68 .73 .26
1.9 10.8 11.4 3 .6 .7 62.7 9.3 1.47 .5 12.5
1.8 10.72 14.47 2.54 61.38 9.34 1.54 .42
2.8 8.9 14.76 2.8 61.27 10.52 1.75 .26 15.82 .01
.95 11.4 9.82 1.33 .57 .14 .09 .13 67.77 8 .78 .15 10.5 .01
.95 9.9 7.24 1.12 1.04 .15 .13 .28 69.3 9.5 1.38 .22 7.76 .01
.95 10.8 15.9 2.22 1.79 .22 .23 .07 42.49 23.8 2.5 .27 17.1 .01
1.2 12.1 10.5 1.6 .8 63.6 10.1 1.28 .34 11.3 .01
1.8 8.86 13.17 6.31 59.42 10.5 1.75 1.11 .01
1.1 9.81 5.59 1.39 .51 .01 .12 80.26 1.9 .46 .17
1.1 11.18 7.11 1.75 .68 .56 .17 .19 .01 73.94 3.9 .51 .22 .02
1.4 11.6 6.94 1.3 .1 79.2 .5 .35 .35 7.29 .01
3.2 11.8 6.69 1.16 .1 79.4 .6 .22 .23 7.03 .01
2.2 12.1 11.5 2.19 .02 .01 68.37 4.2 1.65 .58 .06
1.9 10.3 22.4 6.69 4.5 .5 .5 5.4 36.1 10.8 2.82 .69 .16
1.8 5.16 34.5 20.7 5.5 2 .89 17.31 9.6 4.46 2.99 37.8 .03
1.7 7.25 51.46 1.22 9.51 6.91 17.5 6.15 .14 .05
8 5.52 5.69 3.43 23.5 46.9 12.6 2.34 .52 6.1
3.5 4.69 16.14 15.28 8 .6 .6 15.46 34.24 4.99 14 19.03 .12
2.4 8.67 10.75 4.25 .3 1.26 .11 69.95 3.5 1.21 .54 11.52 .01
2.2 9.41 8.27 3.59 .47 1.31 .16 69.43 6.02 1.34 .57 8.87
5.5 9.95 11.92 6.6 2 .7 .2 .1 60.23 6.29 2 .77 12.78 .02
4.5 8.82 13.3 2.38 .62 .73 .47 .01 .01 63.29 8 2.37 .45 .03
2.5 10.56 .92 .49 1.2 .4 .4 80.48 4.83 .71 .13 .99 .03
2.6 6.58 8 .41 .69 .62 .68 .35 .01 71.15 8.05 3.5 .17 .55
3 3.58 4.62 .65 34.06 6.01 9.01 39.8 2.27 .09 .09
2.2 8.5 39 9 4 3 3 30.5 3 1.07
3 7.5 27.2 9.5 9.5 .4 .1 25.1 16.3 4.35 1.83 29.2 .02
.9 10.59 9.89 .97 .22 71.3 2.7 4.33 .15 10.84 2.98
1.4 7.6 9.41 1.6 .28 .5 3.51 70.01 5.4 .46 1.22 .46 10.3 .72
1.3 10.25 13.5 5.89 1 57.24 10.42 1.71 1.04 14.47
1.2 12.6 7.02 .79 .12 77.38 1.53 .59 .16 7.38 .01
6 3.91 7.01 .9 86.38 1.4 .41 .33 .01
4 3 7 .9 6 1 1 75.6 3 2.5 .26 1.1
4.5 13.3 13.2 6.07 2 .7 .2 .1 55.1 7 2.38 .71 14.1 .01
1.2 68.53 2.36 .19 28.33 .4 .2 .05 2.48
1.3 8.32 .26 .05 90.4 .9 .09 .01 .02
1.6 12.7 .2 86.3 .55 .25 .04 .01
2.2 11 .19 .02 87.8 .9 .11 .01
3.2 14.2 .6 85 .63
1.2 15.4 .43 .14 82.5 1.2 .3 .02 .01
3.5 7 .3 .1 91.9 .7 .03 .5
4.5 4 5 1 5 42 3 9 24 2 1 4 3.1 .8 15
5.5 9.5 .5 .3 2.5 86 .8 .4 .07
1.9 69 8.4 1.9 11.9 8.1 1.8 .24 8.47 .07
8 5.08 42.7 6.56 14.3 26.9 5.65 1 .13
8.5 5.08 42.7 6.56 14.3 26.9 5.65 1 .13
1.3 80 5.42 1.23 7.68 5.22 1.16 .16 5.47 .05
.35 56.01 4.86 .74 .1 .01 .01 .12 36.66 .01 1.2 .29 .15 5.33
.45 41.34 6.47 .99 .13 .02 .02 .15 48.89 1.6 .39 .2 7.09
6 6 11 2 .5 2.5 66 7 3 2 .32 .1
.35 56.02 4.86 .74 .1 .01 .01 .11 36.63 .03 1.21 .29 .15 5.33
.55 40.08 9.01 .96 .11 .02 .02 .6 .01 47.05 .08 1.7 .38 .13 9.87
.45 45.3 6.1 .94 .12 .02 .02 .14 45.27 .14 1.58 .38 .19 6.68
.45 46.25 5.83 .89 .12 .02 .02 .14 43.65 .06 1.48 1.54 .18 6.39 1.19
1.2 .2 99.8 68.4
3.5 .5 99.5
4 4.5 .1 26.9 .2 69.6 23.12
3 8.21 10.28 1.84 .09 .16 .55 70.4 7.1 1.37 .39 11.02 .03
3.5 4 10.75 1.92 .84 73.63 7.43 1.43 .4 11.52 .03
5 9 8 12 3 2 60 3 .5 2.5 7.2
15 1 13.9 54 .88 5.05 5.56 16.12 3.5 32.24 .06 45
20 100 59.7
16 2.6 13.69 53.1 .87 4.97 5.47 15.87 3.44 31.7 .06 44.3
13 3.5 22.4 20.6 .9 8.5 2.2 29.5 2.4 10 12.4 .11 75.9
13.5 3 16.8 23.71 .93 .31 .31 8.2 11.84 29.8 5.1 12.64 .05 73.29
13.5 3 16.8 23.71 .92 .31 .31 8.2 6.07 33.9 6.79 12.64 .05 73.29
10.5 4.5 24.94 11 1 9.46 2.45 32.84 2.67 11.13 6.62 .12 84.5
10 3 19.6 13.7 1 .35 .4 9 10.15 37 5.8 8.07 21.76 .05 83.3
10.5 2.7 18.1 13.1 1.01 .35 .4 9 17.74 29.8 7.8 7.76 20.09 .05 84.2
16.5 .5 5.41 36.6 .46 45.21 1.96 2.18 6.27 1.4 21.92 .03 17.51
17.5 .56 6.5 38.5 .45 39.79 2.36 2.62 7.53 1.67 23.05 .03 21.03
18.5 .62 7.47 40.3 .45 34.87 2.71 3 8.65 1.91 24.12 .03 24.16
19.5 .68 8.46 42 .45 29.95 3.07 3.4 9.81 2.16 25.14 .04 27.39
19.5 .7 8.76 43 .46 27.97 3.18 3.52 10.16 2.23 25.74 .04 28.37
20.5 .78 10.13 46.5 .45 20.08 3.68 4.06 11.74 2.58 27.83 .04 32.77
21 .83 11.03 48.5 .45 15.16 4.01 4.42 12.79 2.8 29.02 .05 35.71
12 .7 5.98 29.6 46.27 .03 4.6 2.1 8.31 .78 1.61 19 .04 21.4
16 .7 6.5 5.6 30.15 .45 45.03 7.97 .38 .43 1.21 1.56 21.57 6.39 .2 14.69 3.38
18 .75 7.51 5.7 32.85 .46 38.92 7.81 .78 .88 2.5 1.81 23.25 7.4 .2 14.4 6.99
19.5 .98 10.67 7 31.5 .46 29.19 9.17 1.59 1.77 5.08 2.58 23.26 10.54 .24 16.91 14.18
16 .67 5.93 6.3 29.3 .46 47.26 8.65 .01 1.4 21.51 5.81 .21 15.94
18.5 .75 7.03 6.02 33.95 .46 39.88 10.21 .01 .02 .02 1.65 24.11 6.89 .25 18.83 .05
18 .74 6.83 8 32 .45 40.38 9.96 .01 1.61 24.18 6.69 .24 18.36
21 1.1 12.36 6.61 29.45 .46 26.46 10.16 1.96 2.18 6.25 2.99 21.8 12.22 .27 18.74 17.46
12 .7 7.5 5.6 25.2 42.3 10.8 2.45 .05 2.9 .54 1.99 18.7 .2 17 7
11.25 .81 6.16 6.5 27.7 42.7 .15 13.1 .05 1.1 1 1.69 21.3 .22 20.5
6 1.37 5.11 9.01 66.84 7.78 .94 6.53 .39 2.01 5.39 .03 17.02
6 1 4 2 32 48 1 3 2.3 5 1.7 29.21 2 14
16 1.3 9.98 3.75 16.88 20.6 29.91 .02 .02 7.24 2 .77 5.04 .36 2.14 14.02 10.87 .13 11.39 4.69
16 1.32 9.06 19.54 21.21 32.15 .02 .02 .02 3.41 2.15 8.68 .51 1.9 14.07 9.98 .02 14.12
9.5 .56 6.12 27.76 .45 51.73 2.22 2.47 7.09 1.58 16.64 .03 19.8
11.5 23.86 4.18 14 21.96 .27 27.13 1.3 1.18 1.3 3.76 1.04 22.09 4.16 .04 2.44 10.51
7.2 4.51 21.4 52.52 4.46 .03 .14 1 3.14 9.9 2.91 3.95 25.82 .05
6.3 4.41 21.15 49.93 3.95 .17 .11 .07 .04 .01 .72 3.98 12.5 2.97 3.8 25.52
7.9 4.51 21.4 52.52 4.46 .03 .14 1 3.14 9.9 2.91 3.95 25.82 .05
8.2 2.41 21.87 53.67 4.56 .03 .14 1.02 3.21 10.12 2.97 4.04 26.39 .05
7.4 2.41 20.96 52.54 4.75 .01 .01 .09 .73 4.52 10.9 3.07 4.09 25.29 .01
9.2 5.19 20.2 55.5 4.46 .03 .14 1 1.37 9.2 2.91 4.18 24.37 .05
10.5 2.41 20.79 57.13 4.59 .03 .14 1.03 1.42 9.47 3 4.3 25.08 .05
9.5 2.41 21.87 53.67 4.56 .03 .14 1.02 3.21 10.12 2.97 4.04 26.39 .05
8.2 2.41 21.87 53.67 4.56 .03 .14 1.02 3.21 10.12 2.97 4.04 26.39 .05
5 6 42 14 8.6 1.4 3.4 19 5.6 1.05
11 5.31 14.95 60.75 4.2 .07 .07 .48 2.18 9.7 2.29 4.46 17.63
13 2.52 15.03 62.4 4.75 .07 .07 1.1 2.21 9.4 2.45 4.51 17.72
12.5 5.79 13.7 61.15 3.35 .07 .07 .93 1.58 11 2.36 4.67 16.16
8.5 4.07 15.23 65.21 2.43 .08 .09 .01 .06 4.34 6.7 1.78 6.13 17.96 .01
14 3.52 9.17 71.97 3.9 .04 .04 .28 9.6 1.49 6.18 10.81
24 4.37 20.16 45.32 6.87 .32 .24 .17 .06 1.67 7.24 10.6 2.99 5.91 23.77
26 1.85 18.4 51.6 7.12 .26 .22 .13 .02 1.38 5.77 10.2 3 6.45 21.7 .01
48 2.28 13.69 68.37 3.45 .07 .07 1.43 4.36 3.7 2.59 4.9 16.14 .01
9.5 5.2 18.22 43.85 5.81 .05 .05 20.98 3.3 2.54 7.78 21.49 .03
10.5 1.7 15.31 46.35 5.01 24.68 3 3.95 9.16 18.05 .04
17 1.36 7.91 75.77 4.43 .07 .07 .65 8.6 1.14 12.06 9.33 .01
11 3.42 14.32 67.1 2.33 .25 1.66 7.5 3.43 16.13 16.39 .01
2.6 6.5 25.8 49.24 4.72 2.91 8.5 2.33 6.28 29.53 .04
3.2 1.81 24.35 49.66 4.9 4.39 3.57 8.4 2.92 7.72 27.87 .01
3.8 3 6.88 64.53 6.77 .35 .23 16.3 1.94 57.22 8.11 .09
4.5 46.99 3.33 33.49 5.02 .7 .5 .01 9 .97 29.7 3.93 .05
6 50.3 2.02 1.76 7.92 28.8 .08 8.1 1.05 .33 2.39 .01
6.5 62.7 1.96 1.4 3.9 17.4 7.5 4 1.1 .4 2.31 .13
7.5 8 7 25 14 .7 .7 28 14.8 1.8 4.5
16.5 2.52 15.03 62.4 4.75 .07 .07 1.1 2.21 9.4 2.45 4.51 17.72
34 1.85 18.4 51.6 7.12 .26 .22 .13 .02 1.38 5.77 10.2 3 6.45 21.7 .01
10.5 1.64 20.96 55.5 4.34 .02 .07 .08 4.01 10.3 3.09 4.15 25.29 .02
4.8 1.81 24.35 49.66 4.9 4.39 3.57 8.4 2.92 7.72 27.87 .01
5.5 3.05 17 53.76 .32 .1 .07 11.4 9.3 5 7.53 20.05 .29
12 4.07 15.23 65.21 2.43 .08 .09 .01 .06 4.34 6.7 1.78 6.13 17.96 .01
13 2.96 17.56 49.41 5.5 20 .07 2 2.5 9.76 20.71 .04
10 1.38 7.51 31.2 52.23 .04 .04 .55 1.09 4.7 1.24 2.26 8.86
11 1.6 9.02 37.44 42.73 .04 .04 .66 1.33 5.64 1.48 2.71 10.64
7 1.32 10.93 26.83 52.13 .02 .07 .51 1.6 5.06 1.5 2.02 13.19 .03
8.5 1.35 9.22 29.02 52.18 .03 .02 .04 .53 1.34 4.88 1.37 2.14 11.02 .01
5.5 .38 5.02 .9 1.5 30 48.4 .27 6.13 1.4 .6 1.1 3.23 1.55 9.18 .12 8 6.5
6.5 8.36 10.7 26.26 46.1 .01 .07 .5 1.57 4.95 1.47 1.98 12.91 .03
8 6.41 14.98 36.76 25.36 2.26 2.24 .1 .7 2.2 6.93 2.05 2.77 18.07 .04
5 6.6 5.8 13.5 48.8 5.52 5.32 .41 .05 2.8 7.4 2.8 .14 .84 1.05 7 .02
2.9 4.69 17.73 49.67 .19 .06 .04 11.36 11.8 4.45 6.96 20.91 .03
3.4 5 17 48 .31 .1 .07 8.66 16.9 4 6.72 20 .1
2.2 6.96 18.29 42.16 1.15 .4 .03 27.3 3.72 3.66 21.57 .07
5 5.8 16.54 30.74 7.72 34.4 4.8 3.33 19.5 .04
2.3 4.73 20.78 51.46 2.62 8.78 8.6 3.02 4.46 24.5 .02
6 5.23 30.23 49.05 1.13 .13 .15 1.47 1.83 6 4.78 8.66 35.65 .02
5.5 5.95 17.99 41.56 2.33 .37 .29 5.64 19.5 6.37 4.52 21.21 .07
13 4.96 31.56 48.75 .85 .2 .31 .07 .07 3.17 4 6.06 4.6 37.22 .01
3.2 90.95 .67 .3 .47 1.99 2.44 .04 2 .74 .4 .01
8.5 86.8 1.19 .8 .5 2.1 2.8 .43 4.3 1.9 .35 .13
8 86.1 1.13 .7 2.99 3.08 .03 .43 5.2 .15 .52 .07
8 84.2 .87 .33 .11 4.88 4.97 .01 .03 .6 2.4 1.37 .24 .03
9 83.95 1.4 .2 .61 3.22 3.53 .01 4.3 2.13 .66 .02
7.5 77.89 1.4 .41 .49 4.24 4.95 7.13 2.63 .86 .03 .01
7 86.6 .88 .17 .13 3.28 .63 3.56 5.65 .28 .01 .04
4.5 85.7 .81 5.4 4.6 2.8 .2 1.6 .17 .37
5.5 86.1 1 .3 .8 4.18 3.51 2.11 1.6 .4 .07 .01
2.2 87.7 .67 5.82 .84 1 .31 1.77 1.03 .23 .34
2.2 86.6 .74 6.56 1.04 1.24 2.46 .47 .16 .5
2.8 87.1 .81 3.4 2 1.3 2.31 1.7 .47 .66
2.4 87.2 .7 .28 1.57 5.07 3.07 .08 .13 1.4 1.27 .37 .02
1.3 85.1 .25 3.2 1.4 6.9 1.3 1.4 .05 .15
1.5 85.8 .25 2.7 1.6 5.8 .6 2.8 .03 .13
1.7 85 .25 1.4 1.1 6.9 1.85 .15 3.1 .47 .14
1.8 83.8 .4 .1 .4 1.7 4.2 6.2 1.9 .93 .4 .01 .01
2.2 80.9 .75 7 8.5 1.1 1 .08 .44
2.3 82.1 .57 .25 .5 7.4 7.1 .3 .2 .1 1.43 .4 .08
2.8 76.7 .69 9.8 9.8 .4 2.7 .01 .45
4.5 80.2 1.19 6 6.2 1.3 4.1 .17 .56 .01
3 87.55 .73 .51 3.5 2.2 .27 3.6 1.64 .07 .01
4 79.4 1.44 1.2 6.2 7.1 1 2.3 .88 .47 .07
2 81.8 .88 7.5 6.4 .4 3.4 .03 .39
2.4 83.5 .88 .6 .8 3.8 4.3 2.1 2.4 1.05 .57 .13
3.5 82.44 1.02 .28 1.22 5.28 5.8 .12 .92 1.4 1.05 .47 .07 .01
1.2 87.3 .75 3.5 2 2.1 .43 2.7 1.05 .38
1.5 87 .81 5.7 1.4 1.5 .57 1.7 .72 .35
1.6 91.3 .25 .13 .33 .33 .77 6.01 .38
2.6 86.3 1.13 .5 .8 .8 1.04 4.3 4.55 .44 .01
1.5 90 .84 2.6 1.59 1.67 .01 .05 1.1 1.48 1.22
1.9 85.5 .25 6.4 1.8 2.3 1.2 1.2 .78 .31
3.2 83.46 .82 .38 6.83 1.97 4.58 1.6 .36 .09
3 88.8 .75 4 4.1 .43 1.8 .19 .37
9 73.6 2.13 3 3.6 2.4 2.5 1.2 1.2 6.8 3 .54 .54
4.5 80.8 2.55 .95 2.28 2.12 4.52 .1 5.4 .88 1.39 .27 .01
7 81.76 .83 .44 7.37 7.86 1.3 .44 .1
1.5 75.8 1.06 7.9 3.9 3.8 3.8 .3 2.7 .13 .79
1.6 90.15 .84 .19 4.02 1.42 1.73 .06 .04 .9 .65 .05 .04
1.2 89.82 .54 .14 2.48 2.68 2.96 .17 .8 .41 .04 .04
.9 91 .69 2.5 1.8 3.6 .43 .5 .02 .29
4.2 73.23 2 14.66 .06 .37 .12 .1 .01 .11 1.06 6.7 1.58 2.13 .02
4 79.4 1.57 .68 .66 5.93 6.28 .03 2.5 3 .65 .23 .02
6 81.16 1 .3 3.81 5.01 4.71 .01 3.3 .7 .05 .04
4.5 93.6 .73 .16 .6 .5 .02 1.8 1.9 .74 .04 .01
9 86.5 1.1 .3 .4 5 2.9 2.8 .3 .7 .07
6.92 87.01 .96 .53 .27 2.99 3.32 .01 .02 .36 3.48 1.04 .38 .06
3.6 16 3 .9 34 36 .3 .5 2.4 4.2 .22 2.5 .31 .01
7.5 30.89 3.39 .51 7.89 33.08 12.47 .35 1.55 7.3 2.57 .02 .03
6.5 34.9 1.63 .4 .2 22.8 15 .11 9.6 7.69 5.1 .9 1.72 .16
4.5 20.53 2.45 .39 23.84 19.87 19.56 .12 3.64 8 1.6 .03 .01
9 21.32 1.81 .15 .53 33.68 31.95 .3 .01 1.8 6.7 1.74 .01
5.5 30.1 2.9 1.22 .07 24.8 22.9 .63 5.07 1.53 8.15 .8 1.86 .57 .22
6.5 15.79 .17 1.09 15.83 29.69 26.96 .08 4.94 5.3 .15 .09 .01
14 16.6 1.25 .73 2 35.08 30.07 10.8 2.5 .97 .15 .03
12 16.6 2.45 1.18 30.12 16.07 20.08 9.91 2.4 1.19 .29 .41
70 3 7.18 3.22 5.04 21.33 26.15 .43 21.44 7.93 4.29 .16 .03
85 3 8.03 5.4 3.38 14.18 18.9 2.89 29.03 12.83 2.36 .88
5.8 81.88 .6 .27 10.39 1.79 2.2 .04 1.8 .67 .36 .01
8.5 78.14 1.07 .72 10.42 1.89 2.52 .39 3.87 1.71 .32 .12
5.5 83.46 .82 .38 6.83 1.97 4.58 1.6 .36 .09
7.8 75.81 .6 .16 13.48 3.24 2.79 .22 .18 3.06 .44 .01 .01
8 70.12 1.26 .37 10.41 3.82 4.46 6.42 2.37 .78 .03 .01
8.5 84.2 .87 .33 .11 4.88 4.97 .01 .03 .6 2.4 1.37 .24 .03
7 86.1 1 .3 .8 4.18 3.51 2.11 1.6 .4 .07 .01
5.5 78.41 .73 13.03 1.8 1.17 2.08 1.53 .42 .6
5.2 78.95 .6 15.21 .76 .9 .28 1.59 .93 .21 .31
5.2 85 .25 1.4 1.1 6.9 1.85 .15 3.1 .47 .14
5 85.8 .25 2.7 1.6 5.8 .6 2.8 .03 .13
6 65.63 1.75 17.28 11.77 .45 1.61 .68 .88 15.3 .06
3.8 75.8 1.06 7.9 3.9 3.8 3.8 .3 2.7 .13 .79
7.8 77.51 1.02 .63 9.97 2.69 2.77 .03 .39 4.68 .14 .47 .06
5 85.5 .25 6.4 1.8 2.3 1.2 1.2 .78 .31
8 73.61 .75 .4 9.97 6.64 7.07 1.17 .4 .09
2.2 85.1 1.13 .28 1.67 2.76 7.16 .01 1.7 .07 .13 .08
6.5 78.39 .8 .44 12.31 1.82 2.95 .01 .13 2.37 .79 .34 .07
.9 90 .78 2.45 .89 1.51 .16 .15 2.9 .2 .71 .12
1.6 75.78 2.01 .15 2 .6 .5 3.4 7.05 3.86 3.3 1.35 .05 .09
1.3 77.3 1.57 .05 2.52 .96 .7 12.7 .22 3 .99 .02 .14
1 86.41 1 .1 .22 .99 .99 3.2 4.29 2 .8 .02 .01
1.2 87.6 1.61 .17 5.88 .25 .2 .01 2.8 .43 1.08 .03 .2
.8 79.3 2.02 .09 .17 .33 .27 .01 15.4 .02 2.2 .61 1.08 .03
1.6 94.1 .6 .04 1.36 1.83 .46 1.02 .5 .57
1.2 89.94 1.44 .4 1.75 1.99 1.45 1.94 1.09 .06 .35
2.2 71.93 4.23 .73 5.61 6.08 1.99 4.7 1.8 2.92 .1 .15
6.5 14.56 14.11 2.97 17.54 20.05 5.87 12.3 12.6 .43 .27
.8 89.6 1.1 .62 1.5 1.6 1.7 1.45 1.7 .21 .48 .2 .1
4.5 58.58 6.36 .5 .6 .2 .2 29.96 2.1 1.5 .09 .04
1.8 90.2 1.06 2.2 2.6 1 .18 3.2 .45 .53
1 96.3 .56 .8 1 .43 .8 .02 .41
1.4 93.4 .63 .51 .44 .35 .8 .31 2.2 .05 1.07 .2
2.2 90 2.68 .39 .07 .11 .15 .1 .03 2.6 2.6 .55 1.72 .06 .2
1.2 94.8 1.21 .32 .04 .74 .96 .01 .01 1 .58 .08 .02
1.9 76.05 3.27 1.35 .89 3.43 1.94 5.7 4.74 2 .62 .33 .04
3.8 78.89 1.82 .75 .3 .6 .8 14.07 2 .77 .2 .03
3.5 74.5 1.13 16.6 .61 3.6 .31 3.25 2.25 2.94
3.5 74.9 1.38 17.2 6.2 2.21 2.08 1.77
12 92.06 3.15 .64 .02 .02 .27 .74 1.6 1.49 .04 .01
12 85.55 3.29 .73 1.61 6.8 2.03 .19 .07
1.6 90.7 .25 2.2 1.2 1.4 .86 2 .53 .71
1 78.3 1.8 .34 .19 .37 .3 15.8 .14 1.8 .96 .09 .05
6 81.6 1.5 .3 1.19 1.49 1.49 1.23 10.6 .6 .04 .01
6 72.5 1.5 .2 2 2.1 2.4 7.9 10.6 .8 .02 .01
280 27 4 9 5 8 8 30 2 5 2 2.25
9 10.58 3.99 1.24 .02 1.04 1.11 25.32 53.1 3.6 .34 .03
16 9.87 5.97 13 .02 1.14 1.07 .15 29.25 33.9 5.63 3.95 .69
18 6.23 5.84 36.31 2.99 25.5 20.8 2.34 25.94 6.89 .04
8 9.94 8.98 4.24 .2 1.22 1.78 .19 54.13 14.1 5.22 2.6 .07
35 8.28 10.76 6.7 40.47 28 5.78 .68 .04
9 9.54 17.6 15.9 35.42 14.6 6.95 .59 .04
14 9.54 17.6 15.9 35.42 14.6 6.95 .59 .04
6 8.81 15.8 14.87 12.49 39.8 8.22 .48 .22
7 8.06 17.81 22.27 2.25 31.49 10.5 7.62 1.53 .42
8 9.87 19.77 14.59 .64 11.26 38 5.87 .62 .04
6 8.86 12.37 17.77 13.09 41.9 6.02 .99 .09
13 12.46 10.39 3.26 .02 .24 .23 .15 38.01 25.3 4.49 5.45 1.39 12.14 .05
9 11.24 14.14 12.89 .81 2.63 6.71 .19 8.75 34.9 7.74 2.14 .17
10 8.05 12.01 17.27 1.03 3.1 6.2 19.1 27.2 6.04 3.26 .07
3500 11.9 11.43 5.85 61.47 3.9 5.45 1.59 .37
8 12.85 9.68 3.25 2.38 .38 .45 41.23 22.7 7.08 1.84 .07
9 8.8 14.29 14.01 .59 1.09 .75 .2 53.2 7.07 1.65 14.45 .13
9 9.93 9 4.28 .91 1.9 1.13 .15 22.33 42.5 7.87 1.55 .06
9 7.79 9.11 7.43 1.71 25.23 37 11.74 2.73 .14
9 9.31 4.88 15.22 21.46 42.6 6.53 7.37 .12
7 6.45 16.55 .73 2.05 .07 .31 61.3 9 3.54 .25 .15
7 5.27 26.08 36.24 3.69 2.88 .02 .2 9.1 12.2 4.33 1.99 30.19 .03
110 8 13 25 4 20 23 3.5 3.5 6.25
18 7 8 2 6 2 2 20 39 6 8 .5
35 4.68 57.47 7.72 3.1 17.2 3.6 6.23 2.65 2.62
9 9 10 10 1 1.5 1.5 5 24 31 7 2.5 .1
1.2 91.5 .25 6.6 .11 .01
4 76.45 .49 7.57 7.38 7.74 .37 .06
4.5 71.15 8.14 .57 .1 .3 3.73 .8 15.21 .07 13.73
8 43.02 12.79 6.01 6 .2 13.77 5.4 12.81 1.02 9.32
2.6 83.72 3.74 3.34 .21 .47 .23 .01 .64 .27 4 3.37 .21 2.76
13 49 31 13 .2 6.8 5.1 5.2
7.5 45.01 12.53 39.27 .83 2.4 13.16 2.4
55 35.1 8.41 54.6 .01 .02 .35 1.53 23 1.11
14 67.4 26 1.01 6.03 .13 5.8
26 64.3 22.2 10.5 .13 .26 4.16 1.81 2.86
25 49 24.9 11 15.1 1.64 12
.35 .3 99.7 99.5
8 3 97 96
90 52.58 .06 .06 12.65 .26 34.4 .01 .02
120 30 10 27 27 3 .5 2.5
22 .3 99.7
5 99.9 .1
6 99.9 .1
35 30 55 10 5
.002 100
.8 96.5 3.5 3
1.1 91.5 3.19 2.1 .53 1.34 .71 .18 .44 .28 3.5 .05
1.6 94.6 1.06 3.2 .68 .02 .19 .31 .05
1.2 90.5 .25 1.1 3.4 1.5 .1 2.78 .2 .07
1.3 87.6 .23 1 3.6 2 5.2 .11 .25 .07
1.5 94.6 .21 2.1 1.68 .1 .69 .28 .01 .13 1.87 .25 .09
3.2 72.9 1.94 19.2 2 .5 1.79 .75 .97 17 .07
4.8 53.9 3.63 34.68 4 .2 .2 .05 2.2 1.15 30.75 4.28 .01
2.5 95.7 .21 .86 .7 .92 .7 .15 .05 .45 .25 .05
1.8 93.5 .5 1.6 3.1 .4 .4 .5 .12 .12
1.8 83 .8 2.5 11 .2 .2 2 .1 .2 .45 .03
2.8 78.5 3.25 14.7 1.6 .43 .13 .48 1.65 .06
3.5 89.4 4.57 2.9 .8 .33 .4 .6 .28 .72 .47 5
4.5 73.8 13.4 8.5 .39 .18 2.3 .16 1.02 1.35 14.7 .03
4 67.01 2.46 24 2.62 .06 .06 .34 1.26 1.2 1.03 21.26 2.66 .05
9 2 7 60 3 1 1.5 22 1 2.5 53.13 .5
3 89 .8 2.8 2.4 4.3 .4 .3 .5
1.8 97.63 .46 1.1 .15 .52 .08 .06 .2 .54
32 92 .5 .1 .6 .6 .6 5.3 .3 .03
2.2 92.31 .35 .24 .43 .99 1.1 .3 4.08 .21 .04
4 90.79 .42 .07 .48 .6 .61 .33 .4 6 .31 .01 .01
1.6 88.48 .81 .36 4.14 1.81 2.12 1.04 .9 .34 .04
2 91.2 .58 .1 1.62 2.47 2.76 .1 .1 .1 .8 .19 .01 .01
2.4 88.9 .5 .2 6.56 1.61 1.73 .2 .3 .02
1.1 88.14 .09 .29 1.39 3.21 5.7 .56 .5 .12 .05 .01
1.6 86.37 .36 .12 1.53 4.65 3.81 1.98 .2 .7 .28 .01 .01
1.5 83.66 .09 .27 7.05 7.39 .8 .6 .14 .05 .02
4.5 85.95 .15 .29 6.28 6.37 .1 .38 .49 .08 .02
7.5 84.21 .67 .18 3.9 3.6 3.1 .25 .2 3.4 .49 .01 .01
18 4.42 18.5 1.1 41.9 20 9.16 4.92 .2 .2
16 3.47 13.9 13.9 20.3 39.7 5.23 3.5 5.84 .1
4 97.8 .12 .18 1.67 .23 .09 .04
20 9.3 19.4 2 6.3 55.8 7 .5 .11
90 5 29.6 5.3 1.5 38.5 7.4 12.7 1.32
3 86.49 .07 .31 .31 1.39 .6 .28 10.6 .01
2.8 86.86 .07 .48 .48 .94 .7 .2 10.3 .01
5 88.5 .1 .89 .89 .2 9.26
7 70.51 .2 4.56 9.04 .09 .3 15.3 .02
12 53.5 17 18.4 .4 .2 10.5
6.5 82.8 .2 .49 .41 .5 .3 15.3 .02
6 75.3 .05 6 2.5 2.6 .2 .19 13.1 .04
2.4 94.2 .32 1.26 .28 .01 .29 3.64 .01
1.6 91.96 .46 3 .55 .16 3.9 .01
2.2 87.78 .9 .4 2.8 .3 .12 7.7 .01
13 66.7 33.3
15 66.7 33.3
14 68.44 31.56
11 66.7 33.3
13 66.7 33.3
18 68.44 31.56
20 66.7 33.3
15 66.7 33.3
13 62.22 37.78
18 6.2 93.8
12 46.06 28.08 25.86
15 53.54 25.76 20.7
14 53.15 26.18 20.67
20 46.52 23.09 30.38
16 50.41 35.56 14.03
15 46.5 2.8 15.7 18.56 1.2 1.14 .4 13.8 9.66 2.74 .23 4.4
20 44.77 32.08 23.15
20 61.81 23.41 14.78
14 51.26 22.97 7.35 7.35 11.06
13 63.45 20.85 15.71
12 63.55 17.39 19.06
14 53.88 23.69 22.43
15 49.25 27.95 22.8
13 68.79 23.16 8.04
16 61.9 19.18 18.92
12 51.01 31.79 17.21
14 66.7 33.3
4.5 10.5 4.5 .6 83.5 .9 .15
38 11 5 .7 82.4 .9 .17
14 11 2.8 .5 84.8 .9 .12
9 9 4 78.5 8.5 5
18 9 .3 66.7 24 3
16 12 66 22 20
32 12 .8 .3 82.9 4 .07
22 7 1 30 59 3 .8
26 7 1 35 49 8 2
9 7 73 20 19
25 5 94 1 .5
9.5 11 2 83.6 3.4
70 9 1 82 8 3
22 9 1.5 86.5 3
14 13 85.6 .1 1.3 .07 96.4 .49
18 6 35 6 50 3 33.25 .4
16 9 2 6 80 3 1.5
9 4 8 .5 11.5 12 12 4 34 1 8 5 10.39 .6 22
7.5 4 9 1.5 18.5 22 13 6 19 3 4 17.16 .5 24
2 87.57 12.23 .01 .19 .01 13.77 .07
6 .8 91 3.2 5 13.65 .1
8 .8 91 3.2 5 11.83 .1
4.5 .7 97.5 1.5 .3 92.62
6.5 38 24 5 32 1 22.8
4.8 3 3.6 .8 3.4 89 .2
6 3 .2 .3 96.3 .2
5.5 3.5 2.1 .6 2.2 91.4 .2
4 3.5 3 3.5 89 .8 .2
4.5 5 .3 12.5 82 .2
13 8 6.5 1 2 1.5 1.5 76 3.5 .25
4 6 .2 .2 93.3 .3 .05
14 8.5 2 .6 2.2 84 2.7 .15 .1
.9 9.89 14.8 3.88 1.42 .49 .48 20.31 42.9 5.79 .82 14.7 .01
2.2 6.55 16.8 6.52 1.82 .2 .2 48.37 .01 16.7 2.89 1.16 .02
3.2 .5 99.5
9 .5 99.5
4.5 .5 99.5
14 .5 99.5
4.5 20 80
12 1.7 .3 .2 61 36.8 .13
6 12.2 63 24.8 58.5
6.5 8.5 4.6 6 2.1 44.37 7.4 8.45 5.28 11.5 1.8 2.48 4.49 .61 12
8 15 1.69 1.8 41 11 9.53 7.65 .02 1.4 .4 5.6 3.9 .49 .56 .17 .08
4.5 16.4 3.31 .08 43.43 15.31 3.91 7.25 10.8 .01 .3 .08
14 5.19 14.91 34.87 16.28 6.93 7.38 .69 .57 .66 1.63 2.31 6.57 2.01 2.62 17.84 .06
14 3.65 14.3 33.11 20.41 7.27 8.3 .38 .64 1.53 2.25 6.24 1.92 2.49 17.09 .06
10 2.8 12.84 31.51 42.56 .02 .08 .6 1.88 5.94 1.76 2.37 15.49 .03
9 1.32 10.93 26.83 52.13 .02 .07 .51 1.6 5.06 1.5 2.02 13.19 .03
18 18.2 .89 .54 36.7 7.41 2.93 8.29 1.5 13.2 7.47 2.67 .06 .16 .06 .07
9.5 1.45 5.25 14.7 68.3 4.3 4.6 1.4 1.25 .03
1.98 64.85 4.16 2.34 3.21 16.46 .02 .01 .01 3.16 .01 4.97 .06 .05 .71 2.52 4.11 .07 5.91
1.87 35.05 3.6 .06 60.84 .11 .02 .02 .02 .02 .01 .02 .22 .14
2.9 38.4 .25 .5 30.7 15.1 13.4 .9 .4 .7 .71 .11 .02
2.8 39.2 .25 .3 27.1 15.1 13 1.55 .05 2.9 1.1 .85 .25 .03 .01
3.6 39.9 .56 .17 15.3 19.6 18.7 1.58 .02 2.69 1.07 .37 .07 .01
3.8 37.8 .25 .4 16.1 22.8 18.4 1.4 .2 2.1 .42 .05
3.6 39.5 .48 .19 11.9 22.7 22.4 .5 .6 1.1 .51 .16 .01
2.9 33.2 .3 25 18 17 4.9 .7 .7 .2 .14
3.2 32 .3 .1 34 13 15.5 .5 1.6 2 .7 .3 .03
6 23.5 .25 .06 8.22 24.6 18.2 11.9 9.48 3.3 .12 .41 .05 .14
6.2 16 .2 .2 10.8 32.33 23.92 15.64 .01 1.1 .16 .02 .07
6.5 23.5 .25 .06 8.22 24.6 18.2 11.9 9.48 3.3 .12 .41 .05 .14
3 33 .3 44 10 10 2.3 .2 .2
9.5 29 .4 .1 38 15.5 14.5 1.5 .7 .3 .03
7.5 30 .2 32 14 9 4 9 1 .5 .3
7 34.6 .96 .7 39 3.33 .49 .2 16.78 3.2 .43 1.13
2.2 71.5 .25 .23 6.65 5.35 7.9 .5 2.2 1.9 1.25 .05 1.54 .46 .22 .03
2.8 38.7 .33 .28 22.3 17.5 15.8 .93 1.17 .04 1.56 1.29 .2 .07 .01
2.6 3 7.05 10.58 19.56 .8 .8 45.88 6.8 3.5 2.03 5.29 .93
3.5 1.4 7.78 13.3 21.1 .4 .5 51.4 2.54 .14 1.5 8.61 1.04
4.5 .9 5.63 18.1 32.5 38.7 3 1.13 7.81 .92
3.2 2.5 7 21 14.5 .7 .7 .3 47.3 4 2 10.35 1.2
4.5 3.11 5.21 19.14 37.07 1.54 2.06 27.43 2.9 1.54 5.65 5.71 .97
4.2 7.5 7.8 3.8 37 .8 .8 40 1.3 1 1.25 .3
4.8 3 7.9 3.8 24.06 .8 .8 56.74 1.7 1.1 .57 8.66 .74
12 8 .5 1 88 1.6 .5 .4 .1
11 2.9 6.37 8 8.2 28.04 2.75 1.5 2.5 1.8 36.5 .01 1.7 1.55 11.1 .65
9 1.36 4.82 .52 87.6 5.6 .38 4.77 .23
2.2 30 8.27 1.4 2.3 53.5 2.7 1.83 .45 9.06 1.25
9 5 89 1.2 .5 4.3 .77 3 93.8
9 77.9 1.2 .2 1 9 9.5 .7 .5
12 70 1.5 .5 6 5 4 8 4 1 .1
4 8 15 3 3 8 54 8 1 1.8
12 60 26.5 12 1.5 2 1
25 80 10 .5 3 6.5 .1 6
11 20 13 60 2 5 23.4 3
12 9 36 50 5 19.5 3
9 30 23 38 2.5 6.5 14.8 3.5
7 4 9 .5 18 9 10 36.5 9.5 3.5 .1
90 60 40 30
60 55 30 15
9000 100
8 90 10`
