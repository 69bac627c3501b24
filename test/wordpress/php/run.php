<?php
// `php run.php FOLDER < CODE`: runs PHP in WordPress, and prints what it returns as JSON.
$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1' );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
echo json_encode( eval( stream_get_contents( STDIN ) ) );
