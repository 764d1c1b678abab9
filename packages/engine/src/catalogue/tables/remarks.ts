/** What is said of a row beside its figures: how they were arrived at, and what a price of grade B is anchored on. */
export interface Remark {
  /** Where in its source to look (the food code, the table, the article) or how it was worked out: the row only names it. */
  readonly detail?: string
  readonly note?: string
  readonly priceBasis?: string
}

/** A line: id, detail, note and basis of the price, each behind a bar; those left out are not said. */
const TEXT = `
goma_guar|valor medio; límites del Reg. UE 231/2012 no releídos: E 412 galactomanano ≥75 %, proteína ≤7 %, agua ≤15 %, cenizas ≤5,5 %|saturadas = grasa × 0,25 (orden de magnitud)
goma_garrofin|E 410 galactomanano ≥75 %, proteína ≤7 %, agua ≤15 %; valor medio de ficha comercial|saturadas = grasa × 0,25 (orden de magnitud)
goma_tara|E 417 agua ≤15 %, proteína ≤3,5 %, cenizas ≤1,5 %; valor medio de ficha comercial|saturadas = grasa × 0,25 (orden de magnitud)
gelatina|19177|de cerdo o vacuno; si es de pescado añadir alérgeno pescado
neutro_crema|mezcla tipo de gomas y mono-diglicéridos a 5 g/kg; el producto real varía|saturadas = grasa × 0,95 (mono y diglicéridos saturados, conocimiento general)
base_50|media de fichas de bases 50: grasa 12, ESL 22, azúcares y jarabe 30, fibra 8|muy variable entre marcas: usar la ficha del fabricante; saturadas = grasa × 0,87 (grasa láctea y grasa láurica)
base_100|base 100|muy variable entre marcas: usar la ficha del fabricante; saturadas = grasa × 0,86 (grasa láctea y grasa láurica)
lecitina|H012000, grasa 83, carbohidrato 3,2; E 322|los fosfolípidos se cuentan como grasa (91 en vez de 83 de BLS, que excluye parte del fósforo); kcal BLS 760; saturadas = grasa × 0,15 (USDA SR28 04531)
lecitina_girasol|como la lecitina de soja|saturadas = grasa × 0,13 (girasol, conocimiento general)
mono_digliceridos|ésteres de ácidos grasos, glicerol libre <7 %|saturadas = grasa × 0,95 (grasa vegetal hidrogenada, conocimiento general)
emulgente_pasta||saturadas = grasa × 0,95 (mono y diglicéridos saturados, conocimiento general)
fibra_citrico|fibra 85-90 % s/seco|saturadas = grasa × 0,25 (orden de magnitud)
psyllium|fibra 80-88 %|saturadas = grasa × 0,25 (orden de magnitud)
salvado_avena|9640|reparto de azúcares estimado
cremor_tartaro|18373|el carbohidrato por diferencia de USDA es ácido tartárico; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
citrato_sodio|Na3C6H5O7·2H2O|salt = equivalente por sodio (Na × 2,5)
vino_tinto|14096|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
vino_blanco|14106|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
cava|5201|reparto de azúcares estimado
vino_dulce|14057|USDA declara 13,7 % de carbohidrato y 7,8 de azúcares; se asigna todo a glucosa + fructosa (vino dulce natural); reparto de azúcares estimado
jerez_seco|14536|el carbohidrato de la fila USDA (11,7) no corresponde a un fino: se deja en 0,8 + ácidos y se cierra con agua; reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
vermut|1007|reparto de azúcares estimado
sidra|5020|reparto de azúcares estimado
cerveza_negra|14251|fila de cerveza de alta graduación con extracto corregido a 3,5
crema_whisky|14415|fila oficial: licor de café con crema 34 proof; reparto de azúcares estimado
azucar|31016||azúcar blanco Sur UE 0,56-0,59 €/kg en 2025 (Vesper) + saco 25-50 kg a obrador
azucar_glas|19336|con 1,3 % de almidón antiapelmazante; azúcares totales de la fuente asignados a sacarosa
azucar_glas_antihumedad|dextrosa + almidón + grasa vegetal|saturadas = grasa × 0,49 (palma, CIQUAL 2025 16150)
azucar_vainillado|31044|reparto de azúcares estimado
azucar_perlado|31016|sacarosa; misma fila que azúcar
lactosa|lactosa monohidrato (5,0 % agua)|se cuenta como extracto seco lácteo magro
trehalosa|trehalosa dihidrato (9,5 % agua)|disacárido: en otros azúcares
isomaltulosa|monohidrato (5,0 % agua); ficha comercial ≥98 % s/seco|disacárido: en otros azúcares
alulosa|monosacárido|no autorizada en la UE (nuevo alimento) a fecha de esta tabla; el Anexo XIV la cuenta a 4 kcal/g, su valor fisiológico es ≈0,2-0,4
tagatosa|monosacárido; nuevo alimento autorizado (Reg. UE 2017/2470)|se obtiene de lactosa
miel_cana|90480|fila oficial sirope de caña; reparto de azúcares estimado
melaza|19304|USDA cuenta todo el carbohidrato como azúcares; lo no identificado (20,6) queda en otros carbohidratos
golden_syrup|17-065|CoFID en equivalentes monosacáridos convertidos a masa; cenizas estimadas
jarabe_malta|19352|USDA cuenta todo el carbohidrato como azúcares; reparto estimado (maltosa dominante, dextrinas ≈20)
jarabe_30be|57.45% sacarosa + 42.55% agua|135 g de azúcar por 100 g de agua
caramelo_liquido|31046 (carbohidrato 81, azúcares 61) completado con agua; reparto estimado|el resto de carbohidrato son productos de caramelización
miel|31008|USDA/CIQUAL declaran 3,1 g de galactosa en miel, que la literatura no confirma; se pasa a otros azúcares|miel multifloral a granel en origen 3,37 €/kg (MAPA, campaña 2024) ×1,5 en bidón/cubo a obrador
miel_azahar|31008|sin tabla propia: composición de la miel genérica; USDA/CIQUAL declaran 3,1 g de galactosa en miel, que la literatura no confirma; se pasa a otros azúcares
miel_romero|31008|sin tabla propia: composición de la miel genérica; USDA/CIQUAL declaran 3,1 g de galactosa en miel, que la literatura no confirma; se pasa a otros azúcares
eritritol|≥99,5 %, pérdida por desecación ≤0,2 %|0 kcal/g en el Anexo XIV
sucralosa|E 955|se contabiliza en otros (0 kcal)
stevia_reb|E 960|se contabiliza en otros (0 kcal)
aspartamo|E 951|contiene una fuente de fenilalanina; se contabiliza en otros
agua_mar|salinidad media 35 g/kg|salt = sodio × 2,5 (el resto son otras sales)
crema_coco|12115|reparto de azúcares estimado
bebida_avellana||saturadas = grasa × 0,07 (como la avellana cruda)
horchata_chufa|azúcares ≥10 %, almidón ≥1,9 %, grasa ≥2 %; valor medio|saturadas = grasa × 0,18 (aceite de chufa, conocimiento general)
crema_coco_24|69% leche_coco + 31% crema_coco|mezcla que da 24 % de grasa
leche_coco_polvo|grasa 60 %, maltodextrina y caseinato|saturadas = grasa × 0,89 (coco, CIQUAL 2025 18041)
horchata_concentrada|extracto de chufa 1:4|saturadas = grasa × 0,18 (aceite de chufa, conocimiento general)
bebida_anacardo|2.5% anacardo + 97.5% agua|sin azúcar ni sal añadidos; toda la masa del fruto pasa a la bebida
zumo_limon|09152|ácido cítrico 5-6 g/100 ml en zumo de limón; aquí el resto por diferencia; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_lima|09160|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_naranja|2003597|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_pomelo|09416|azúcares escalados ×0.951 para no superar el carbohidrato por diferencia
zumo_mandarina|09221|reparto de azúcares según CIQUAL 2025 13024
zumo_manzana|2003590|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_pina|09273|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_uva|2003593|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_granada|09442|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
zumo_maracuya|09233|USDA asigna todo el carbohidrato a azúcares; reparto y ácido cítrico (≈3 %) estimados con CIQUAL 13016; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
cafe_soluble|18005|la fila suma 95,1: el resto (cafeína, ácidos clorogénicos) va a otros
cafe_molido|18003|la fila suma 96,5: el resto (cafeína, ácidos clorogénicos) va a otros; saturadas = grasa × 0,42 (aceite de café, conocimiento general)
te_hojas|18076|saturadas = grasa × 0,25 (orden de magnitud)
matcha|16035 (agua 5,0, proteína 29,6, grasa 5,3, fibra 38,5, cenizas 7,4); resto por diferencia|otros = polifenoles (taninos 10,0) y cafeína (3,2); azúcar libre estimado; saturadas = grasa × 0,25 (orden de magnitud)
pasta_cacao|media del oficio 54 % manteca, 45 % cacao seco desgrasado, 1 % agua (también Beckett, Industrial Chocolate Manufacture and Use), no releídos; reparto del cacao seco según USDA SR28 19078|USDA SR28 19078 es un chocolate de repostería del comercio minorista de EE. UU. (52,3 % de grasa); almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); saturadas = grasa × 0,60 (manteca de cacao, USDA SR28 04501)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
nibs|98.38% pasta_cacao + 1.62% agua|composición de la pasta de cacao con 2,6 % de agua; saturadas = grasa × 0,60 (manteca de cacao, USDA SR28 04501)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cacao_polvo|18100|cenizas 10 %: producto alcalinizado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cacao_polvo_22_24|19859|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cacao_polvo_alcalino|19860|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cacao_polvo_magro|18100 llevado a 11 % de grasa y 4,5 % de agua (RD 1055/2003: magro < 20 % de manteca s.m.s.)|saturadas = grasa × 0,60 (CIQUAL 2025 18100)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cacao_polvo_bajo|19165|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cacao_polvo_bajo_alcalino|19166|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra|38.9% pasta_cacao + 15.6% manteca_cacao + 45% azucar + 0.5% lecitina|modelo: cacao total 54.5 %, grasa total ≈36.6 % (ficha tipo 811: 54,5 % cacao, 36,6 % grasa; la manteca de cacao supera el 31 % legal)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra_60|46.7% pasta_cacao + 13.3% manteca_cacao + 39.5% azucar + 0.5% lecitina|modelo: cacao total 60 %, grasa total ≈38.5 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra_64|53.7% pasta_cacao + 11.3% manteca_cacao + 34.5% azucar + 0.5% lecitina|modelo: cacao total 65 %, grasa total ≈40.3 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra_70|60.9% pasta_cacao + 9.1% manteca_cacao + 29.5% azucar + 0.5% lecitina|modelo: cacao total 70 %, grasa total ≈42.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra_72|63% pasta_cacao + 9% manteca_cacao + 27.5% azucar + 0.5% lecitina|modelo: cacao total 72 %, grasa total ≈43.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra_80|72.8% pasta_cacao + 7.2% manteca_cacao + 19.5% azucar + 0.5% lecitina|modelo: cacao total 80 %, grasa total ≈46.5 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_negra_85|79.3% pasta_cacao + 5.7% manteca_cacao + 14.5% azucar + 0.5% lecitina|modelo: cacao total 85 %, grasa total ≈48.5 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
chocolate_negro|31005|CIQUAL promedia tabletas con trazas de leche (lactosa 0,37), que se pasan a sacarosa; cacao seco desgrasado estimado: 51 % cacao − 29,6 % manteca|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_leche|7.5% pasta_cacao + 26.1% manteca_cacao + 20.7% leche_entera_polvo + 0.1% mantequilla_anhidra + 45.1% azucar + 0.5% lecitina|modelo: cacao total 33.6 %, grasa total ≈36.2 %, leche 20.8 %, grasa láctea 5.6 % (ficha tipo 823: 33,6 % cacao, 20,8 % leche, 36,2 % grasa)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_leche_40|15.5% pasta_cacao + 24.5% manteca_cacao + 20.3% leche_entera_polvo + 0.3% mantequilla_anhidra + 38.9% azucar + 0.5% lecitina|modelo: cacao total 40 %, grasa total ≈39.0 %, leche 20.6 %, grasa láctea 5.7 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_leche_46|31.5% pasta_cacao + 14.5% manteca_cacao + 23.9% leche_entera_polvo + 0.6% mantequilla_anhidra + 29% azucar + 0.5% lecitina|modelo: cacao total 46 %, grasa total ≈38.95 %, leche 24.5 %, grasa láctea 7.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_blanca|29.3% manteca_cacao + 22.5% leche_entera_polvo + 0.3% mantequilla_anhidra + 47.4% azucar + 0.5% lecitina|modelo: cacao total 29.3 %, grasa total ≈36.2 %, leche 22.8 %, grasa láctea 6.3 % (ficha tipo W2: ≥28 % cacao, 35,8 % grasa)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_blanca_35|0.1% pasta_cacao + 33.9% manteca_cacao + 22.5% leche_entera_polvo + 3% leche_desn_polvo + 40% azucar + 0.5% lecitina|modelo: cacao total 34 %, grasa total ≈40.4 %, leche 25.5 %, grasa láctea 6.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_rubia|32% manteca_cacao + 25.9% leche_entera_polvo + 1.1% mantequilla_anhidra + 40.5% azucar + 0.5% lecitina|modelo: cacao total 32 %, grasa total ≈40.5 %, leche 27 %, grasa láctea 8.0 % (azúcar y leche parcialmente caramelizados, no modelado)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
cob_ruby|38.8% pasta_cacao + 8.5% manteca_cacao + 24.7% leche_entera_polvo + 1.3% leche_desn_polvo + 26.2% azucar + 0.5% lecitina|modelo: cacao total 47.3 %, grasa total ≈36.5 %, leche 26.0 %, grasa láctea 6.6 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
chocolate_leche|31004|edición 2020 (la de 2025 suma 103); grasa láctea, ESL y cacao desgrasado estimados de lactosa 10,8 y grasa 30,8|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
chocolate_blanco|31010|grasa láctea y ESL estimados de la lactosa (13,1)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
chocolate_taza|10.5% pasta_cacao + 16.2% cacao_polvo + 66.8% azucar + 6.5% almidon_maiz|fórmula tipo con 17 % de cacao seco desgrasado y almidón añadido 6,5 % (tope 8 %); con 9 % de manteca es un preparado en polvo: el «chocolate a la taza» legal pide cacao ≥35 % y manteca ≥18 % (RD 1055/2003 ap. 1.11)
cobertura_grasa|grasa de palmiste 30-36 %, cacao magro 14-18 %, azúcar 48 %|saturadas = grasa × 0,86 (palmiste y manteca de cacao)
gianduja|33% avellana_tostada + 67% chocolate_leche|Dir. 2000/36/CE: avellana 20-40 % (con leche 15-40 %); chocolate no cobertura|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
gianduja_negra|34% avellana_tostada + 66% chocolate_negro|chocolate no cobertura|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
toffee_caramelo_blando|19074|reparto de azúcares, grasa láctea y ESL estimados; reparto de azúcares estimado
malvavisco|31050|reparto de azúcares estimado
turron_jijona|62.9% almendra_tostada + 17.7% miel + 12.8% azucar + 2.9% glucosa + 0.7% clara_polvo + 2.9% agua; merma de agua 3.1%|fórmula Suprema tipo (almendra ≥64 %, miel ≥10 %), agua evaporada en cocción
turron_alicante|58.9% almendra_tostada + 19.6% miel + 16.7% azucar + 0.8% clara_polvo + 1% oblea + 2.9% agua; merma de agua 4.4%|fórmula Suprema tipo (almendra ≥60 %, miel ≥10 %)
peladilla|31036|la fila suma 103,1; se cierra reduciendo el carbohidrato; reparto de azúcares estimado
crema_pastelera|66% leche_entera + 12% yema + 16.5% azucar + 5.5% almidon_maiz|fórmula tipo; sin merma de cocción
merengue_italiano|33% clara + 61% azucar + 6% agua|agua del almíbar a 118-121 °C
mermelada_naranja|19303|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
fruta_confitada|31027|azúcares con jarabe de glucosa: maltosa 11,9
naranja_confitada|31021|reparto de azúcares según CIQUAL 2025 31027
cereza_confitada|31027|sin fila propia: fruta confitada CIQUAL
compota_manzana|13038|azucarada (22,6 % de azúcares); la fila suma 101,4 y se cierra con agua
galleta_maria|28351|la fila USDA declara 9,8 % de agua; se corrige a 3 % (galleta seca); reparto de azúcares estimado
galleta_digestive||saturadas = grasa × 0,49 (palma, CIQUAL 2025 16150)
galleta_cacao_crema|18166|reparto de azúcares estimado
bizcocho_soletilla|savoiardi|saturadas = grasa × 0,33 (huevo, USDA SR28 01123)
barquillo|18272|reparto de azúcares estimado
oblea|obleas de turrón (fécula de patata, agua, aceite)|las obleas de harina de trigo llevan gluten; saturadas = grasa × 0,10 (como el aceite de girasol)
feuilletine|24370|reparto de azúcares estimado
merengue_seco|24520|reparto de azúcares estimado
pan_blanco|7001|la fila suma 102,5; se cierra reduciendo el carbohidrato
fresa|09316|ácidos orgánicos según CIQUAL 2025 13014, tomados del resto de carbohidrato por diferencia
grosella_roja|09084|ácidos orgánicos según CIQUAL 2025 13019, tomados del resto de carbohidrato por diferencia
grosella_negra|13007|la fila suma 103; se cierra con agua (77,9, como CoFID)
membrillo|13010|reparto de azúcares estimado
higo_chumbo|09287|azúcares estimados: la fuente no los da; reparto de azúcares estimado
kiwi_amarillo|09520|ácidos orgánicos según CIQUAL 2025 13021, tomados del resto de carbohidrato por diferencia
limon|13009|reparto de azúcares estimado
lima|13067|reparto de azúcares estimado
mango|09176|CIQUAL 2025 13025 declara 3,1 % de ácidos en mango, inverosímil: se usa USDA; azúcares escalados ×0.980 para no superar el carbohidrato por diferencia
guayaba|13083|reparto de azúcares estimado
lichi|09164|reparto de azúcares según CIQUAL 2025 13023
melon_cantalupo|09181|azúcares escalados ×0.924 para no superar el carbohidrato por diferencia
melon|09184|fila oficial honeydew
guanabana|09315|reparto de azúcares estimado
frutos_rojos|25% fresa + 25% frambuesa + 25% mora + 25% arandano|mezcla a partes iguales; la comercial varía
cereza_seca|09044|reparto de azúcares estimado
mango_seco|09178|reparto de azúcares estimado
fresa_liofilizada|100% fresa; merma de agua 90.67%|fresa concentrada a 3 % de agua
frambuesa_liofilizada|100% frambuesa; merma de agua 86.36%|frambuesa concentrada a 3 % de agua
pure_fresa|90% fresa + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_frambuesa|90% frambuesa + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_mango|100% mango|puré sin azúcar
pure_maracuya_10|90% zumo_maracuya + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_cassis|90% grosella_negra + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_arandano|100% arandano|puré sin azúcar
pure_cereza|100% guinda|puré sin azúcar
pure_albaricoque|90% albaricoque + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_melocoton|90% melocoton + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_pera|100% pera|puré sin azúcar
pure_manzana_verde|100% manzana_verde|puré sin azúcar
pure_coco|90% leche_coco + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_platano|100% platano|puré sin azúcar
pure_mora|90% mora + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_pina|100% pina|puré sin azúcar
pure_lichi|90% lichi + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
pure_fruta|30% fresa + 30% frambuesa + 30% mango + 10% azucar|media de fresa, frambuesa y mango + 10 % de azúcar
almendra_molida|12062|almendra repelada molida; USDA FDC Foundation 2261420 (harina de almendra) da proteína 26,2 y grasa 50,2|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_tostada|12062|almendra repelada USDA 12062 secada al agua de la tostada USDA 12063 (2,41 %)|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_marcona|12062|USDA 12062 con +6 % relativo de grasa (cultivar español), sin verificar de nuevo|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_marcona_tostada|100% almendra_marcona; merma de agua 2.85%|secada a 2,41 % de agua|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_largueta_tostada|100% almendra_tostada|sin tabla varietal: como almendra tostada|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_comuna_tostada|100% almendra_tostada|sin tabla varietal: como almendra tostada|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
harina_almendra_desgrasada|torta prensada|saturadas = grasa × 0,08 (como la almendra cruda)
pinon|12147|el piñón no figura entre los frutos de cáscara del Anexo II; muchos operadores lo declaran igualmente|piñón 44 €/kg Lonja de Reus abr-2024 (Agropopular)
anacardo_tostado|12085|azúcares totales de la fuente asignados a sacarosa
cacahuete_crudo|16087|reparto de azúcares estimado
coco_rallado|12108|los frutos de cáscara del Anexo II no incluyen el coco; suele llevar sulfitos; reparto de azúcares estimado
coco_fresco|12104|reparto de azúcares estimado
castana|15024|reparto de azúcares estimado
chufa|CR DO Chufa de Valencia y otros (grasa 24-26, almidón 25-30, azúcares 12-16)|saturadas = grasa × 0,18 (aceite de chufa, conocimiento general)
pasta_avellana|12122|avellana tostada molida sin añadidos
pasta_pistacho|15044|pistacho tostado molido sin añadidos; el producto comercial puede llevar almendra, aceite o colorante
pasta_cacahuete|16390|cacahuete tostado molido
pasta_sesamo|12166|reparto de azúcares estimado
pasta_anacardo|12088|reparto de azúcares estimado
crema_cacao_avellana|31032|grasa láctea, manteca de cacao y ESL estimados a partir de la etiqueta tipo (leche 8,7 %, cacao 7,4 %)
mazapan|50% almendra_molida + 44% azucar + 6% agua|fórmula clásica
sesamo|12023|reparto de azúcares estimado
sesamo_tostado|15038|reparto de azúcares estimado
pipa_girasol|12036|azúcares totales de la fuente asignados a sacarosa
nata_vegetal|grasa de palmiste 26-27 %, azúcares 12 %|saturadas = grasa × 0,88 (palmiste, USDA SR28 04656)
margarina|04617|fila genérica; la margarina real puede llevar leche y sal: ver etiqueta
margarina_hojaldre|04617|misma fila que margarina 80 %; solo cambia el punto de fusión; saturadas = grasa × 0,49 (palma, CIQUAL 2025 16150; la fila USDA es margarina de soja)
manteca_vegetal|16080|suma 100,2: se cierra con la grasa
aceite_oliva|04053||AOVE en origen 4,05-4,82 €/kg nov-dic 2025 (POOLred) + envasado
aceite_soja|04044|el aceite de soja totalmente refinado está exento de declaración (Anexo II, 6a)
aceite_coco|04047|la fila da 99,06 de grasa y 0,03 de agua: se cierra con la grasa
grasa_cbe|anexo II (illipe, palma, sal, karité, kokum, hueso de mango), no releída|saturadas = grasa × 0,60 (como la manteca de cacao, USDA SR28 04501)
harina|9436|T55 europea; en pastelería casera y de obrador equivale a harina floja/común
harina_panificable|20629|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína; misma fila que harina
harina_media_fuerza|20636|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína
harina_fuerza|20641|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína
harina_gran_fuerza|20646|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína
harina_00|2003586|reparto de azúcares según USDA SR28 20636 (también el total); saturadas = grasa × 0,16 (USDA SR28 20081)
harina_t45|9440|misma fila que harina floja: CIQUAL no distingue la T45 de fuerza (gruau)
harina_t65|9435|saturadas = grasa × 0,19 (CIQUAL 2025 9436)
harina_tostada|9436|harina (CIQUAL 9436) secada a 3 % de agua
semola_trigo_duro|2003588|saturadas = grasa × 0,14 (USDA SR28 20066)
semola_rimacinata|2003589|saturadas = grasa × 0,14 (USDA SR28 20066)
harina_espelta_integral|2003587|saturadas = grasa × 0,17 (USDA SR28 20140)
harina_kamut|2710830|fila oficial del grano; harina integral equivalente; saturadas = grasa × 0,09 (USDA SR28 20138)
harina_avena|2261421|saturadas = grasa × 0,18 (USDA SR28 20038)
harina_arroz|790214|reparto de azúcares estimado; saturadas = grasa × 0,27 (USDA SR28 20061)
harina_arroz_glutinoso|1104867|fibra no declarada en la fuente: 0,6 estimado; reparto de azúcares estimado; saturadas = grasa × 0,20 (USDA SR28 20054)
harina_garbanzo|9580|reparto de azúcares estimado
harina_soja|20915|reparto de azúcares estimado
harina_soja_desgrasada|16117|reparto de azúcares estimado
harina_castana|9570|USDA/CIQUAL sin azúcares; 23,5 g por diferencia con el almidón 46,9 de CIQUAL; reparto de azúcares estimado
harina_coco|2515382|azúcares estimados (la fuente no los da); reparto de azúcares estimado
harina_sorgo|2512373|reparto de azúcares según USDA SR28 20648 (también el total); saturadas = grasa × 0,16 (USDA SR28 20648)
harina_quinoa|2512372|reparto de azúcares estimado; saturadas = grasa × 0,12 (USDA SR28 20035)
harina_yuca|2512377|reparto de azúcares estimado
harina_algarroba|16055|reparto estimado (sacarosa dominante); reparto de azúcares estimado
harina_altramuz||saturadas = grasa × 0,12 (USDA SR28 16076)
copos_avena|2346396|CIQUAL 2025 32140 da solo 10,6 de proteína; reparto de azúcares estimado; saturadas = grasa × 0,18 (USDA SR28 20038)
copos_maiz||la mayoría lleva malta de cebada: gluten; saturadas = grasa × 0,29 (USDA SR28 08020)
quinoa|9340|reparto de azúcares estimado
arroz_cocido|20453|fibra no declarada: 0,4 estimado
crema_pastelera_polvo|azúcar, almidón modificado, leche en polvo|saturadas = grasa × 0,52 (grasa láctea y palma)
huevo_entero|22000||huevo L 3,32 €/docena nov-2025 (Central Agropecuaria de Silleda); 2,80 €/docena minorista mar-2026
huevo_pasteurizado|323604|saturadas = grasa × 0,33 (USDA SR28 01123)
yema_pasteurizada|329596|saturadas = grasa × 0,36 (USDA SR28 01125)
huevo_polvo|329490|saturadas = grasa × 0,34 (USDA SR28 01133)
proteina_guisante||saturadas = grasa × 0,20 (aceite de guisante, conocimiento general)
leche_entera|19023||leche UHT entera en brik, precio de cash & carry sobre leche en origen UE 0,45-0,53 €/kg (MMO 2025)
leche_semidesnatada_sin_lactosa|19060|lactosa hidrolizada a glucosa y galactosa: sube el poder anticongelante y el dulzor
leche_entera_sin_lactosa|19023|derivada de la leche entera: toda la lactosa hidrolizada a glucosa + galactosa a partes iguales (se desprecia el agua fijada, +5 %)
leche_condensada_desnatada|tabla 3.2 (ESL 30 %, sacarosa 42 %, grasa 0,5 %); reparto del ESL 37/54/9|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
suero_mantequilla|2259792|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
leche_evaporada_semidesnatada|25% leche_evaporada + 16% leche_desn_polvo + 59% agua|mezcla con 2 % de grasa y 20 % de extracto seco magro
leche_entera_polvo|01090||leche entera en polvo UE 3,09-3,38 €/kg nov-dic 2025 (MMO) ×1,6 por saco 25 kg a obrador
leche_desn_polvo|01091||leche desnatada en polvo UE 2,02-2,12 €/kg nov-dic 2025 (MMO) ×1,7 por saco 25 kg a obrador
leche_semidesnatada_polvo|35.5% leche_desn_polvo + 64.5% leche_entera_polvo|CIQUAL 2025 19044 (17,5 % MG) suma 103; se usa la mezcla que da la misma grasa
wpc35|WPC 34-35 (EE. UU. Dairy Export Council)|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
wpc80|WPC 80|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
mpc70|MPC 70|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata_polvo|nata en polvo 42 % MG|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
yogur_polvo|yogur desnatado en polvo|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata|35% MG + 65% leche_desnatada|contraste: USDA FDC Foundation 2346386 (35,6 % MG) da proteína 2,0 y carbohidrato por diferencia 3,8; saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)|mantequilla UE 4,61-7,26 €/kg en 2025 (MMO): grasa láctea ≈6,5 €/kg ×0,356 + extracto y servicio
nata_38|38% MG + 62% leche_desnatada|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata_40|40% MG + 60% leche_desnatada|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata_48|48% MG + 52% leche_desnatada|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata_sin_lactosa|100% nata; lactosa hidrolizada|como la nata 35 % con la lactosa hidrolizada a partes iguales; saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata_agria|2346387|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
creme_fraiche|19410|la fila oficial suma 98,5; se cierra con agua
nata_montada_azucarada|90% nata + 10% azucar|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
yogur_griego_0|330137|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
yogur_griego_10|12-555|CoFID (hidratos en equivalentes monosacáridos convertidos); cenizas estimadas
queso_crema|12068|queso de untar europeo (20,7 % MG; las etiquetas españolas van de 21 a 24 %)
queso_crema_33|2346385|reparto de azúcares estimado
mascarpone|19584|CIQUAL da 37 % MG; los mascarpone italianos comerciales declaran 38-47 %
ricotta|746766|reparto de azúcares estimado
queso_cottage|2346384|reparto de azúcares estimado
queso_fresco|MG 14-16 %, proteína 11-12 %|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
queso_curado_oveja|01038|fila oficial romano (queso duro de oveja/vaca) como aproximación al manchego curado
mantequilla|16400||mantequilla UE 5,45 €/kg nov-2025 y 4,61 €/kg dic-2025 (MMO), 7,26 en primavera 2025; bloque 10 kg a obrador ≈ +35 %
mantequilla_salada|16402|fila «demi-sel» (1,9 % de sal); la fila «salé» de la misma tabla (16403) lleva 2,52 %
mantequilla_seca_84|84 % MG declarada por el fabricante; resto según CIQUAL 2025 16400 escalado|saturadas = grasa × 0,72 (CIQUAL 2025 16400)
ghee|01003|misma fila oficial que la mantequilla anhidra
levadura_instantanea|11045|misma fila que la levadura seca activa
levadura_liquida|64.5% levadura_fresca + 35.5% agua|levadura prensada llevada a 20 % de materia seca
masa_madre_100|50% harina_panificable + 50% agua|sin descontar la fermentación (<1 %)
masa_madre_50|66.7% harina_panificable + 33.3% agua|sin descontar la fermentación
masa_madre_seca|harina de trigo/centeno fermentada|saturadas = grasa × 0,16 (USDA SR28 20081)
bicarbonato|NaHCO3, 27,4 % Na; USDA SR28 18372 solo declara 36,9 de cenizas (residuo)|cenizas = sal mineral completa (no el residuo calcinado)
impulsor|11046|sal equivalente por sodio según la fuente
harina_malteada|20131|reparto de azúcares estimado
malta_tostada|20131|harina de malta USDA 20131 a 4 % de agua; reparto de azúcares estimado
mejorante_pan|harina, emulgente E472e, ascórbico, enzimas|saturadas = grasa × 0,60 (emulgente y grasa hidrogenada, conocimiento general)
caseinato|caseinato sódico o cálcico, proteína 88-90 %|saturadas = grasa × 0,64
sobrasada|sobrasada de Mallorca, etiqueta|saturadas = grasa × 0,39 (grasa de cerdo)
torreznos|corteza y panceta fritas, etiqueta|saturadas = grasa × 0,39 (grasa de cerdo)
chorizo|chorizo curado, etiqueta|saturadas = grasa × 0,39 (grasa de cerdo)
colorante|colorante en gel o líquido; en polvo es casi todo colorante y se pesa por décimas|la mezcla de colorantes y su declaración las dice la ficha
boniato|11508|pulpa cocinada, como se usa en turrón y pastelería; reparto de azúcares según CIQUAL 2025 4101; azúcares con la maltosa formada al hornear (CIQUAL 2020 4102)
calabaza|11485|butternut; almidón de CIQUAL 2025 20138
tomate_triturado|2685581|reparto de azúcares estimado
tomate_concentrado|2685580|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia; saturadas = grasa × 0,14 (USDA SR28 11693)
tomate_seco|11955|reparto de azúcares estimado
ajo|11215|el resto de carbohidrato son fructanos; reparto de azúcares estimado
jengibre_fresco|11216|reparto de azúcares estimado
ralladura_limon|09156|reparto de azúcares estimado
ralladura_naranja|09216|azúcares estimados; reparto de azúcares estimado
vainilla_vaina|humedad 25-30 %, azúcares 20 %, fibra 18 %|saturadas = grasa × 0,25 (orden de magnitud)
nuez_moscada|02025|reparto de azúcares estimado
anis_estrellado|02002|sin fila propia: anís verde
comino|02014|reparto de azúcares estimado
alcaravea|02005|reparto de azúcares estimado
pimienta_negra|02030|la fila suma 94,6: el resto (piperina, aceite esencial) va a otros
cayena|02031|reparto de azúcares estimado
curry|02015|azúcares escalados ×0.953 para no superar el carbohidrato por diferencia
tomillo|02042|reparto de azúcares estimado
haba_tonka|a partir de semillas oleaginosas aromáticas|saturadas = grasa × 0,25 (orden de magnitud)
regaliz_polvo|azúcares 5-14 %, glicirricina 5-9 %|saturadas = grasa × 0,25 (orden de magnitud)
espirulina|11667|reparto de azúcares estimado
especias|media redondeada de las especias USDA de este catálogo|saturadas = grasa × 0,25 (orden de magnitud)
vinagre_balsamico|02069|USDA deja ≈6 % sin asignar: ácido acético; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
jamon_serrano|jamón serrano sin hueso (BEDCA/etiqueta)|saturadas = grasa × 0,39 (grasa de cerdo, CIQUAL 2025 16520)
bacon|10994|fila USDA de bajo sodio con la sal corregida a 2,4; reparto de azúcares estimado; saturadas = grasa × 0,33 (USDA SR28 10123)
bacalao_desalado|26024|morue salada cocida en agua; el desalado en crudo tiene algo más de agua
anchoa_aceite|26177 (proteína 24,9, grasa 11,0, cenizas 15,1); agua por diferencia|saturadas = grasa × 0,15 (CIQUAL 2025 26177)
vainilla_extracto|02050|azúcares totales de la fuente asignados a sacarosa
brillo_neutro||proporciones tipo; usa la ficha del fabricante si la tienes
base_sorbete||proporciones tipo; usa la ficha del fabricante si la tienes
mezcla_sin_gluten||proporciones tipo; usa la ficha del fabricante si la tienes
cacao_soluble_azucarado||proporciones tipo; usa la ficha del fabricante si la tienes
cob_fruta||azúcar y grasa que declaran las coberturas de fruta
cobertura_sin_azucar||proporciones tipo; usa la ficha del fabricante si la tienes
crema_pistacho_dulce||pistacho 30-45 %; si es pasta pura, escribe «pasta pura de pistacho»
sirope_chocolate||proporciones tipo; usa la ficha del fabricante si la tienes
salsa_chocolate||proporciones tipo; usa la ficha del fabricante si la tienes
pasta_cafe||proporciones tipo; usa la ficha del fabricante si la tienes
crema_speculoos||proporciones tipo; usa la ficha del fabricante si la tienes
leche_merengada||proporciones tipo; usa la ficha del fabricante si la tienes
arroz_con_leche||proporciones tipo; usa la ficha del fabricante si la tienes
crema_inglesa||proporciones tipo; usa la ficha del fabricante si la tienes
gelatina_postre||proporciones tipo; usa la ficha del fabricante si la tienes
pasta_azucar||proporciones tipo; usa la ficha del fabricante si la tienes
fideos_chocolate||proporciones tipo; usa la ficha del fabricante si la tienes
magdalena||con el agua que pierde en el horno
hojaldre||proporciones tipo; usa la ficha del fabricante si la tienes
lemon_curd||proporciones tipo; usa la ficha del fabricante si la tienes
premezcla_bolleria||proporciones tipo; usa la ficha del fabricante si la tienes
bizcocho||plancha genovesa, con el agua que pierde en el horno
grageas_azucar||proporciones tipo; usa la ficha del fabricante si la tienes
nata_mixta||proporciones tipo; usa la ficha del fabricante si la tienes
queso_crema_light||la grasa de las etiquetas, 10-12 %
suero_liquido||suero en polvo reconstituido al 6,5 %
bergamota||sin fila propia: entre naranja y limón
yema_confitada||proporciones tipo; usa la ficha del fabricante si la tienes
batido_cacao||proporciones tipo; usa la ficha del fabricante si la tienes
tangzhong||1 de harina y 5 de agua
cebolla_caramelizada||con el agua que pierde en la sartén
bebida_avena_polvo||proporciones tipo; usa la ficha del fabricante si la tienes
azucar_explosivo||azúcar, lactosa y jarabe de glucosa, como dice la etiqueta
perlas_crujientes||cereal horneado cubierto de chocolate
mermelada_sin_azucar||proporciones tipo; usa la ficha del fabricante si la tienes
mix_helado||base blanca tipo
grano_cereal||la harina integral de trigo: el grano es lo mismo sin moler
mezcla_semillas||proporciones tipo; usa la ficha del fabricante si la tienes
merengue_polvo||proporciones tipo; usa la ficha del fabricante si la tienes
brownie||proporciones tipo; usa la ficha del fabricante si la tienes
masa_quebrada||proporciones tipo; usa la ficha del fabricante si la tienes
caramelo_salado||proporciones tipo; usa la ficha del fabricante si la tienes
pan_seco||pan blanco que ha perdido un tercio de su agua
manteca_cacao|04501||cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
pepitas_chocolate|44% pasta_cacao + 4% manteca_cacao + 51.5% azucar + 0.5% lecitina||cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
almendra_cruda|12062||almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_piel|12061||almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
almendra_piel_tostada|12063||almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
goma_xantana|E 415 pérdida ≤15 %, cenizas ≤16 %; valor medio de ficha comercial
carragenano|valor medio; límites del Reg. UE 231/2012 no releídos: E 407 pérdida ≤12 %, cenizas 15-40 %
alginato_sodio|valor medio; límites del Reg. UE 231/2012 no releídos: E 401 pérdida ≤15 %, cenizas 18-27 %
agar|valor medio; límites del Reg. UE 231/2012 no releídos: E 406 pérdida ≤22 %, cenizas ≤6,5 %; CoFID 13-146 (agar seco: agua 9,7, fibra 81)
pectina|valor medio; límites del Reg. UE 231/2012 no releídos: E 440 pérdida ≤12 %; comercial estandarizada con azúcar (≈35 % sacarosa)
pectina_nh|pectina amidada con sales y azúcar
cmc|valor medio; límites del Reg. UE 231/2012 no releídos: E 466 ≥99,5 % s/seco, pérdida ≤12 %, sodio ≤12,4 %
metilcelulosa|valor medio; límites del Reg. UE 231/2012 no releídos: E 461/E 464 pérdida ≤10 %, cenizas ≤3 %
goma_arabiga|valor medio; límites del Reg. UE 231/2012 no releídos: E 414 pérdida ≤17 %, cenizas ≤4 %
goma_gellan|valor medio; límites del Reg. UE 231/2012 no releídos: E 418 pérdida ≤15 %
glucomanano|valor medio; límites del Reg. UE 231/2012 no releídos: E 425 glucomanano ≥75 %, agua ≤12 %, cenizas ≤5 %
neutro_sorbete|mezcla tipo de gomas a 5 g/kg; el producto real varía
polidextrosa|polímero ≈90 %, glucosa y sorbitol residuales
fibra_maiz_soluble|fibra 85 %, azúcares <0,5 %
fibra_bambu|celulosa
pedro_ximenez|15 % vol y 400 g/L de azúcares, densidad 1,13 kg/L; perfil DO Jerez
anis_dulce|35 % vol y 300 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,068 kg/L
amaretto|28 % vol y 275 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,067 kg/L
limoncello|28 % vol y 280 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,069 kg/L
triple_sec|40 % vol y 240 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,039 kg/L
licor_cafe|20 % vol y 400 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,125 kg/L
marraschino|32 % vol y 350 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,091 kg/L
licor_avellana|20 % vol y 250 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,068 kg/L
creme_cassis|16 % vol y 430 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,141 kg/L; CIQUAL 2025 1021 (azúcares 40,9 g/100 g, alcohol 11,6) coincide
malibu|21 % vol y 220 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,055 kg/L
pacharan|25 % vol y 180 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,035 kg/L
licor_hierbas|30 % vol y 250 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,056 kg/L
licor_43|31 % vol y 300 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,073 kg/L
aperol|11 % vol y 250 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,079 kg/L
campari|25 % vol y 200 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,043 kg/L
creme_menthe|24 % vol y 350 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,101 kg/L
azucar_coco|sacarosa 70-79 %, glucosa y fructosa 3-9 % cada una
fondant_pastelero|sacarosa 76, jarabe de glucosa 12, agua 12
sirope_datil|sólidos 75 %, glucosa ≈ fructosa
azucar_invertido|trimolina (agua 18-22 %, inversión ≈90-95 %); RD 1052/2003 ap. 2.6 (>50 % invertido s/seco, ≥62 % sólidos); BLS 4.0 S124000, carbohidrato 82,5
glucosa_alta_maltosa|HM 45 (glucosa 3-8 %, maltosa 42-50 % s/seco)
miel_acacia|fructosa/glucosa ≈1,6
maltitol_jarabe|jarabe al 75 % (E 965 ii)
isomalt|GPM + GPS ≥98 % s/seco; tipo estándar hidratado ≈4-5 % de agua (el tipo LM, ≤1 %)
yuzu_zumo|orden de magnitud de las tablas japonesas (zumo de yuzu, no presente en la copia consultada); azúcares y ácidos estimados
dulce_membrillo|50 % membrillo + 50 % azúcar concentrado a 66 °Brix; inversión parcial
cabello_angel|65 °Brix, cidra + azúcar
amarena_almibar|70 °Brix
variegato_fruta|veteado de fruta 35-40 %: 68-72 % sólidos
pitahaya|azúcares 8-9 %: glucosa 5, fructosa 3
almidon_modificado|almidón de maíz céreo
polvo_crema|almidón de maíz 95 %, aroma y colorante
azofaifa|jínjol fresco, hidratos 20 %
lucuma|azúcares 13-16 %, fibra 3-5 %
cascarilla_cacao|fibra 50-60 %, proteína 13-18 %, grasa 2-5 %
atun_aceite|etiquetas de atún claro en aceite, escurrido
tinta_calamar|tinta de cefalópodo en sobre
cebolla_polvo|cebolla en copos o en polvo, azúcares 35-40 %
colorante_liposoluble|colorante disperso en manteca de cacao o aceite
edulcorante_liquido|ciclamato y sacarina en agua
sal_escamas|NaCl con 2-4 % de humedad
vainilla_pasta|jarabe de azúcar invertido + vainilla
agua_azahar|hidrolato ≈ agua
agua_rosas|hidrolato ≈ agua
aroma_liquido|soporte propilenglicol/etanol, ficha tipo
gelatina_masa|14.3% gelatina + 85.7% agua
inulina|inulina estándar 92 % fibra, 8 % azúcares s/seco; humedad 3 %
inulina_hp|inulina HP ≈99,5 % s/seco
oligofructosa|oligofructosa 95 % s/seco, 5 % azúcares
salvado_trigo|9621
acido_citrico|E 330
acido_tartarico|E 334
acido_malico|E 296
acido_ascorbico|E 300
acido_lactico|E 270
cerveza|14003
ron|40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
whisky|40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
brandy|38 % vol = 31,6 % en masa; USDA SR28 14037/14550-33 coincide
vodka|40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
ginebra|40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
tequila|38 % vol = 31,6 % en masa; USDA SR28 14037/14550-33 coincide
kirsch|40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
orujo|40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
anis_seco|45 % vol = 37,8 % en masa; USDA SR28 14037/14550-33 coincide
alcohol_96|96 % vol = 93,8 % en masa; USDA SR28 14037/14550-33 coincide
destilado_40|40 % vol = 33,3 % en masa
azucar_moreno|19334
azucar_demerara|19908
panela|sacarosa 75-85 %, reductores 6-12 %, humedad 3-7 %, cenizas ≥1 % (y literatura); valores medios, no releída
dextrosa|ap. 2.9, dextrosa ≥99,5 % s/seco, materia seca ≥90 %; estequiometría C6H12O6·H2O (9,1 % agua)
dextrosa_anhidra|ap. 2.10, dextrosa anhidra, materia seca ≥98 %, ≥99,5 % s/seco
fructosa|ap. 2.11, fructosa ≥98 %
maltosa|maltosa monohidrato (5,0 % agua)
glucosa_polvo_de21|ap. C.1, s/seco: interpolado entre maltodextrina DE 18 (1,5/6) y DE 28 (2/10); sólidos 95 %
glucosa_polvo_de28|ap. C.1, s/seco: DE 28 = 2 % glucosa, 10 % maltosa; sólidos 95 %
glucosa_polvo_de33|ap. C.1, s/seco: DE 35 = 11 % glucosa, 12 % maltosa (el más próximo); sólidos 95 %
glucosa_polvo_de38|ap. C.1, s/seco: interpolado entre DE 35 (11/12) y DE 42 (19/14); sólidos 95 %
glucosa_polvo_de42|ap. C.1, s/seco: DE 42 = 19/14; sólidos 95 %
maltodextrina_de5|ap. C.1, s/seco: 0,9 % glucosa, 0,9 % maltosa; sólidos 95 %
maltodextrina_de10|ap. C.1, s/seco: 0,6 % glucosa, 2,8 % maltosa; sólidos 95 %
maltodextrina_de18|ap. C.1, s/seco: 1,5 % glucosa, 6,0 % maltosa; sólidos 95 %
jarabe_arce|31034
sirope_agave|19912
isoglucosa_42|ap. C.1, fructosa 42, glucosa 52, maltosa 4, resto 2 % s/seco; sólidos 71 %
glucosa|ap. C.1, s/seco: DE 42 = 19 % glucosa, 14 % maltosa; sólidos 80 %
glucosa_de28|ap. C.1, s/seco: DE 28 = 2 % glucosa, 10 % maltosa; sólidos 80 %
glucosa_de40|ap. C.1, s/seco: interpolado entre DE 35 (11/12) y DE 42 (19/14); sólidos 80 %
glucosa_de44|ap. C.1, s/seco: interpolado entre DE 42 (19/14) y DE 50 (26/17); sólidos 80 %
glucosa_de38|ap. C.1, s/seco: interpolado entre DE 35 (11/12) y DE 42 (19/14); sólidos 80 %
glucosa_de60|ap. C.1, s/seco: DE 63 = 34 % glucosa, 33 % maltosa; sólidos 81 %
almibar_1_1|50% azucar + 50% agua
mosto_concentrado|anexo VII-II-14, ≥61,7 °Brix, no releído; glucosa ≈ fructosa
xilitol|E 967
sorbitol|S162000, 98 g de carbohidrato; compuesto puro (E 420 i)
sorbitol_liquido|420(ii), ≥99 % de sacáridos hidrogenados y ≥50 % de D-sorbitol s/seco; jarabe al 70 %
maltitol|E 965 i
manitol|E 421
lactitol|monohidrato (5 % agua); E 966
glicerina|E 422; poliol a efectos de etiquetado (Anexo I Reg. 1169/2011)
acesulfamo_k|E 950
sacarina_sodica|E 954
agua|H2O
bebida_soja|18900
bebida_almendra|18107
bebida_avena|18899
bebida_arroz|18904
bebida_coco|18907
leche_coco|18041
agua_coco|18011
nata_soja|11214
tofu_sedoso|20906
tofu|20904
cafe_expreso|14210
trufa|60% cob_negra + 40% nata
pasta_fruta|31014
guirlache|60% almendra_cruda + 40% azucar
granillo_crocante|50% almendra_tostada + 50% azucar
marron_glace|31023
mermelada_fresa|31024
mermelada_albaricoque|31037
mermelada_frambuesa|31062
mermelada_arandano|31068
mermelada_cereza|31038
crema_castana|15016
mermelada|31006
petit_beurre|24015
speculoos|24009
frambuesa|13015
mora|13029
arandano|13028
arandano_rojo|13113
cereza|13008
guinda|13110
melocoton|13398
nectarina|13399
albaricoque|13000
ciruela|13100
manzana|13620
manzana_verde|13122
pera|13397
uva_blanca|13044
uva_tinta|13045
uva_moscatel|13621
higo|13012
granada|13018
caqui|13066
kiwi|13021
naranja|13034
mandarina|13024
pomelo|13040
pina|13002
papaya|13035
maracuya_entera|13016
platano|13005
sandia|13036
aguacate|09037
chirimoya|13056
ruibarbo|13047
pasas|13046
orejon_albaricoque|09032
ciruela_pasa|13042
datil|09087
datil_medjool|09421
higo_seco|13013
arandano_rojo_seco|09079
pure_manzana|13187
avellana_cruda|12120
avellana_tostada|12122
avellana_molida|12121
nuez|12155
pecana|12142
pistacho_crudo|12151
pistacho_tostado|15044
anacardo|12087
macadamia|12131
nuez_brasil|12078
cacahuete_tostado|16390
castana_cocida|15039
pasta_almendra|12195
pasta_nuez|12155
praline_avellana_50|50% avellana_tostada + 50% azucar
praline_avellana_60|60% avellana_tostada + 40% azucar
praline_almendra_50|50% almendra_tostada + 50% azucar
praline_mixto|25% avellana_tostada + 25% almendra_tostada + 50% azucar
pasta_almendra_70|70% almendra_molida + 22% azucar + 6% azucar_invertido + 2% agua
pasta_almendra_comercial|15201
lino|12220
chia|12006
pipa_calabaza|12014
amapola|02033
canamo|12012
manteca_cerdo|16520
aceite_girasol|04506
aceite_girasol_ao|04584
aceite_colza|17130
aceite_cacahuete|04042
aceite_coco_refinado|04646
aceite_palma|16150
grasa_palmiste|04656
aceite_sesamo|04058
grasa_vegetal_cbs|04570
harina_floja|9440
harina_t55|9436
harina_t80|9445
harina_t110|9410
harina_integral|9415
harina_espelta|9480
harina_centeno|9532
harina_centeno_t130|9533
harina_centeno_integral|9530
harina_cebada|9550
harina_maiz|9545
semola_maiz|20422
harina_sarraceno|9540
harina_mijo|20647
harina_teff|20142
harina_patata|4022
germen_trigo|9660
harina_leudante|20082
pan_rallado|7500
arroz|9100
arroz_inflado|08066
almidon_maiz|9510
fecula_patata|4090
almidon_tapioca|4000
almidon_arroz|96781
almidon_trigo|C216000, proteína 0,43, grasa 0,14, carbohidrato 82,5, fibra 1,2; agua por diferencia
yema|22002
clara|22001
clara_pasteurizada|323697
yema_azucarada|01127
yema_polvo|01137
clara_polvo|01136
proteina_soja|16122
gluten_trigo|48052
leche_semidesnatada|19041
leche_desnatada|19050
leche_cabra|19200
leche_oveja|19250
leche_bufala|01108
leche_evaporada|01096
leche_condensada|19027
dulce_de_leche|01225
mazada_polvo|01094
suero_polvo|01115
nata_10|01049
nata_18|01050
nata_30|19417
kefir|19865
yogur_natural|19723
yogur_desnatado|19594
yogur_griego|19860
queso_batido_0|19644
queso_batido_3|19646
queso_azul|01004
roquefort|12500
gorgonzola|12524
parmesano|12120
queso_cheddar|328637
queso_gouda|01022
queso_emmental|12115
mozzarella_fresca|19590
mozzarella_bufala|19591
mozzarella_pizza|329370
queso_cabra_fresco|12805
queso_cabra|12812
feta|12066
mantequilla_anhidra|01003
levadura_fresca|11010
levadura_seca|11045
poolish|50% harina_panificable + 50% agua + 0.1% levadura_fresca
biga|68.5% harina_fuerza + 30.8% agua + 0.7% levadura_fresca
esponja|61.7% harina_panificable + 37% agua + 1.2% levadura_fresca
masa_fermentada|59.5% harina_panificable + 38.7% agua + 1.2% sal + 0.6% levadura_fresca
bicarbonato_amonico|NH4HCO3, se volatiliza al hornear
pan_de_oro|E 175; la plata es E 174
zanahoria|20009
boniato_crudo|4101
remolacha|20091
patata|4008
tomate|20385
cebolla|20034
pimiento_rojo|20087
pepino|20210
apio|20023
espinaca|20059
calabacin|20020
maiz_dulce|11167
aceituna_verde|13033
aceituna_negra|13032
albahaca|02044
menta_fresca|02065
calabaza_asada|20332
patata_cocida|4003
canela|02010
clavo|02011
jengibre_polvo|02021
cardamomo|02006
anis_verde|02002
hinojo_semilla|02018
cilantro_semilla|02013
pimenton|02028
azafran|02037
curcuma|02043
oregano|02027
romero|02036
ajo_polvo|02020
mostaza_grano|02024
vinagre_vino|11220
salsa_soja|16123
miso|16112
mostaza|02046
foie_micuit|8321
salmon_ahumado|26037
sal|02047 (cenizas 99,8); NaCl 99,5 %
`

/** Apart from the tables, because no figure follows from it: whoever only calculates need not carry it. */
export const remarks: Readonly<Record<string, Remark>> = Object.fromEntries(
  TEXT.trim()
    .split('\n')
    .map((line) => {
      const [id = '', detail, note, priceBasis] = line.split('|')
      return [id, { ...(detail && { detail }), ...(note && { note }), ...(priceBasis && { priceBasis }) }]
    }),
)
