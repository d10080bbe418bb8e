BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(60) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	length INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('676881fb303c1571f3',1,0,'Ida','hello','2026-11-16T01:54:03.260404+00:00',8);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	action VARCHAR(200) NOT NULL, 
	outcome TEXT NOT NULL, 
	action_id VARCHAR(80) NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	UNIQUE (table_id, action_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('676881fb303c1571f3',1,'action',0,'A take B15','','PiL3LBbsdwa2Bcwp','2026-11-16T01:54:02.678896+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',2,'action',0,'A fill','','zSOJ9a_x3LOAgplu','2026-11-16T01:54:02.683872+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',3,'action',1,'B take W9','','bot:1:2','2026-11-16T01:54:03.236848+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',4,'action',2,'C take W1','','z17WGTEjGyU4P9JW','2026-11-16T01:54:03.241374+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',5,'action',0,'A take B8 left','','hzEOSijP8JizPwWA','2026-11-16T01:54:03.245140+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',6,'action',0,'A fill','','ESrUTZE-h24wu1Vs','2026-11-16T01:54:03.249745+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',7,'action',1,'B take W7 left','','bot:1:6','2026-11-16T01:54:03.253752+00:00');
INSERT INTO "entries" VALUES('676881fb303c1571f3',8,'action',2,'C take B17 left','','g_8U4Xy8smPCpPzG','2026-11-16T01:54:03.257230+00:00');
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	taken BOOLEAN NOT NULL, 
	gone BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('676881fb303c1571f3',0,'Ida','','225ebaa94ce3993ad456e89d13d0ec6492d7e95293466155fd4b1fd16411252a',1,0);
INSERT INTO "seats" VALUES('676881fb303c1571f3',1,'','greedy','',1,0);
INSERT INTO "seats" VALUES('676881fb303c1571f3',2,'Bo','','b8a13447756674e5d8d19b61b06b7b0d6d699103e5e10506b579aaa2a92b4fae',1,1);
INSERT INTO "seats" VALUES('55c80d3ff744dba058',0,'Ida','','eafb5ecbfb0ce46385d3dbde9ebbe1287c28e2f6c6b5a015c048b44bae751513',1,0);
INSERT INTO "seats" VALUES('55c80d3ff744dba058',1,'','','e3b9249b85d7282e2aaff30ca40103f3a0277f9231e4772f535c603e1bee4344',0,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	variant VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	engine VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	dealt TEXT NOT NULL, 
	spectators JSON NOT NULL, 
	next VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('676881fb303c1571f3','micropolis','base',3,'{"start": "A"}','28241741935538879831896350970158475092','0.1.0',1,'running',0,'2026-11-16T01:54:02.663543+00:00','reveal B15 W1 W9 B8 B17 W7 W6','["c0ccc9b380892f3be0d69cd821af7a57fda7efb87e999c288eaae95bfdf52e47"]',NULL);
INSERT INTO "tables" VALUES('55c80d3ff744dba058','myrmes','second',2,'{"objectives": "all", "supply": "unlimited", "start": "seats"}','259112319119953735739965578002952821029','0.1.0',1,'open',1,'2026-11-16T01:54:03.272299+00:00','','["a354b9856317b7f2c8d2dc0b90f190b3a6134bbe0fa0db142b766d27c5d2de95"]',NULL);
CREATE INDEX tables_by_age ON tables (created);
COMMIT;
